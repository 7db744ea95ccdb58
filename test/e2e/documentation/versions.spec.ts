import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

it.each(['CHANGELOG.md', 'libs/documentation/src/guides/changelog.md'])(
  'the newest release in %s has the version of package.json',
  file => {
    const [, newest] = /^## (\d+\.\d+\.\d+) - \d{4}-\d\d-\d\d$/m.exec(readFileSync(file, 'utf8')) ?? [];
    expect(newest).toBe(version);
  },
);

it('package-lock.json has the version of package.json', () => {
  const { version: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { version: string };
  expect(locked).toBe(version);
});

it('the description has the version of the API, whatever the release is', () => {
  const { info } = JSON.parse(readFileSync('openapi.json', 'utf8')) as { info: { version: string } };
  expect(info.version).toBe('1.0.0');
});

it('the chart for Kubernetes has the version of package.json', () => {
  expect(readFileSync('deploy/helm/Chart.yaml', 'utf8')).toContain(`\nappVersion: ${version}\n`);
});
