/** What the API is measured against: Fastify, one Redis round trip, one answer that is ready. */
import Fastify from 'fastify';
import { Redis } from 'ioredis';

const redis = new Redis(process.env.REDIS_URL);
const body = await (await fetch(process.env.BODY_OF, { headers: { 'x-api-key': process.env.KEY } })).text();
const server = Fastify();
server.get('/page', async (_, reply) => {
  await redis.get('bench');
  return reply.type('application/json; charset=utf-8').send(body);
});
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
