import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

it.each(['CHANGELOG.md', 'libs/documentation/src/guides/changelog.md'])(
  'the newest release in %s has the version of package.json',
  file => {
    const [, newest] = /^## (\d+\.\d+\.\d+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
    expect(newest).toBe(version);
  },
);

it.each(['package-lock.json', 'openapi.json'])('%s has the version of package.json', file => {
  const { version: own, info } = JSON.parse(readFileSync(file, 'utf8')) as {
    version?: string;
    info?: { version: string };
  };
  expect(own ?? info?.version).toBe(version);
});

it('the chart for Kubernetes has the version of package.json', () => {
  expect(readFileSync('deploy/helm/Chart.yaml', 'utf8')).toContain(`\nappVersion: ${version}\n`);
});
