import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { Chart } from '../deploy/chart/render-chart.js';
import { goProgram } from '../support/go-program.js';

const FOLDER = 'test/deploy/chart';

/** Many still have it. It is built from its sources, which takes minutes. */
it('Helm 3 renders what Helm 4 renders, apart from empty lines', async () => {
  const chart = await Chart.open(await goProgram('helm.sh/helm/v3/cmd/helm', 'v3.22.0'));
  for (const file of readdirSync(`${FOLDER}/values`)) {
    const rendered = await chart.render('--values', `${FOLDER}/values/${file}`);
    expect(filledLines(rendered)).toEqual(filledLines(readFileSync(`${FOLDER}/golden/${file}`, 'utf8')));
  }
});

function filledLines(text: string): string[] {
  return text.split('\n').filter(line => line.trim() !== '');
}
