import { expect, it } from '@jest/globals';
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
      expect(await catalog().published()).toEqual([result.generation]);
    } finally {
      proxy.close();
    }
  });
});
