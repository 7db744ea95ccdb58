import { expect, it } from '@jest/globals';
import { measured } from './measured.js';

class Port {
  constructor(private readonly answer: string) {}

  async ask(question: string): Promise<string> {
    return `${question}: ${this.answer}`;
  }

  async fail(): Promise<never> {
    throw new RangeError(this.answer);
  }

  get isOpen(): boolean {
    return this.answer !== '';
  }

  plain(): string {
    return this.answer;
  }
}

class Adapter extends Port {
  async inherited(): Promise<void> {
    await this.ask('why');
  }
}

function observe(port: Port) {
  const seen: unknown[] = [];
  return {
    seen,
    port: measured(port, { observe: (seconds, ...labels) => seen.push([seconds >= 0, ...labels]) }),
  };
}

it('measures every method that returns a promise, with its outcome', async () => {
  const { seen, port } = observe(new Adapter('yes'));
  expect(await port.ask('well')).toBe('well: yes');
  await expect(port.fail()).rejects.toThrow(RangeError);
  expect(seen).toEqual([
    [true, 'ask', 'ok'],
    [true, 'fail', 'RangeError'],
  ]);
});

it('passes everything else on, and remains an instance of its class', () => {
  const { seen, port } = observe(new Adapter('yes'));
  expect([port.plain(), port.isOpen, port instanceof Port]).toEqual(['yes', true, true]);
  expect(seen).toEqual([]);
});

it('counts what a port asks of itself as part of the first call', async () => {
  const seen: string[] = [];
  const port = measured(new Adapter('yes'), { observe: (_seconds, name) => seen.push(name) });
  await port.inherited();
  expect(seen).toEqual(['inherited']);
});
