import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { connectElastic } from '#libs/search-elastic';
import { newCertificate } from '../../support/new-certificate.js';
import { TcpProxy } from '../../support/tcp-proxy.js';
import { aSource } from './support/a-source.js';
import { describeIndexer } from './support/describe-indexer.js';
import { realElasticsearch } from '../../support/real-services.js';

describeIndexer('without Elasticsearch', catalog => {
  it('says which variable is missing and how to get an Elasticsearch', async () => {
    const { code, result } = await catalog().start(['status'], { ELASTICSEARCH_URL: '' }).outcome;
    expect(code).toBe(2);
    expect(result.error.message).toMatch(/ELASTICSEARCH_URL is not set.*npm run services -- start/);
  });

  it('gives up after the configured number of seconds', async () => {
    const { code, result } = await catalog().start(['status', '--wait', '0'], {
      ELASTICSEARCH_URL: 'http://127.0.0.1:9',
    }).outcome;
    expect({ code, error: result.error.code }).toEqual({ code: 5, error: 'elasticsearch_unavailable' });
  });

  it.each([
    [
      'TLS with an unknown authority',
      newCertificate(),
      'self-signed certificate; check ELASTICSEARCH_CA_FILE',
    ],
    ['no TLS', undefined, 'it answers without TLS, and ELASTICSEARCH_URL begins with https:'],
  ])('says what to check when the other side has %s', async (_, secured, reason) => {
    const server = secured === undefined ? createHttpServer() : createHttpsServer(secured);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ELASTICSEARCH_URL = `https://${address}`;
    try {
      const { events, result } = await catalog().start(['status', '--wait', '1'], { ELASTICSEARCH_URL })
        .outcome;
      expect(events).toContainEqual({ event: 'waiting', address, reason });
      expect(result.error.message).toContain(`(${reason})`);
      const engine = connectElastic({
        nodes: [ELASTICSEARCH_URL],
        prefix: 'any',
        timeoutMs: 1_000,
        onFailure: () => {},
      });
      await engine.start();
      expect(await engine.health()).toContain(reason.split('; ').at(-1));
      await engine.close();
    } finally {
      server.close();
    }
  });

  it('continues when Elasticsearch answers in time', async () => {
    const proxy = await TcpProxy.to(realElasticsearch());
    const ELASTICSEARCH_URL = `http://${proxy.host}`;
    try {
      const run = catalog().start(['run', '--wait', '30', '--source', await aSource()], {
        ELASTICSEARCH_URL,
      });
      await run.told('create');
      proxy.cut();
      await run.told('waiting');
      proxy.restore();
      const { code, result } = await run.outcome;
      expect(code).toBe(0);
      expect(await catalog().current()).toEqual([result.generation]);
    } finally {
      proxy.close();
    }
  });
});
