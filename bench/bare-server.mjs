/**
 * What the API is measured against: Fastify, one Redis script, and an answer that is prepared (`GET /page`) or
 * requested from Elasticsearch with the body that was sent (`POST /search`).
 */
import { Client } from '@elastic/elasticsearch';
import Fastify from 'fastify';
import { Redis } from 'ioredis';

const { PORT, REDIS_URL, ELASTICSEARCH_URL, INDEX, PAGE, HEADERS } = process.env;
// Bytes, as a service that keeps its answers has them: encoding the text would double the time of the route.
const page = Buffer.from(PAGE);
// Those of the API: writing header lines takes time whoever does it.
const headers = JSON.parse(HEADERS);
const redis = new Redis(REDIS_URL, {
  scripts: { decide: { numberOfKeys: 1, lua: "return redis.call('GET', KEYS[1])" } },
});
const elastic = ELASTICSEARCH_URL && new Client({ node: ELASTICSEARCH_URL });
const server = Fastify();

server.get('/page', async (_, reply) => {
  await redis.decide('bench');
  return reply.headers(headers).send(page);
});

server.post('/search', async ({ body }) => {
  await redis.get('bench');
  const { hits } = await elastic.search({ index: INDEX, ...body });
  return hits.hits.map(({ _source }) => _source.item);
});

await server.listen({ port: Number(PORT), host: '127.0.0.1' });
