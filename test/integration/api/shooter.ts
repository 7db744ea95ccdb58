import { setTimeout as sleep } from 'node:timers/promises';

/** Of the plan `free`. */
const RATE = 10;
export const QUOTA = 5_000;
/** Three times the rate. */
const SHOTS_PER_SECOND = 30;

interface Shot {
  readonly status: number;
  readonly sentMs: number;
  readonly answeredMs: number;
}

/** Asks for more than a key of the plan `free` may, at a steady rate, without waiting for answers. */
export class Shooter {
  constructor(private readonly key: string) {}

  /** Through each of `urls` by turns. @param condition is told how many requests were sent until then */
  async shootWhile(condition: (sent: number) => boolean, urls: readonly string[]): Promise<Shot[]> {
    const shots: Promise<Shot>[] = [];
    while (condition(shots.length)) {
      shots.push(this.shoot(urls[shots.length % urls.length]!));
      await sleep(1_000 / SHOTS_PER_SECOND);
    }
    return Promise.all(shots);
  }

  /** What the last answer to the key says, which is itself counted if it is admitted. */
  async leftOfQuota(url: string): Promise<number> {
    await sleep(1_500);
    const answer = await this.ask(url);
    return Number(/"month";r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]);
  }

  private async shoot(url: string): Promise<Shot> {
    const sentMs = performance.now();
    const answer = await this.ask(url);
    await answer.arrayBuffer();
    return { status: answer.status, sentMs, answeredMs: performance.now() };
  }

  private ask(url: string): Promise<Response> {
    return fetch(`${url}/api/v1/games?limit=1`, { headers: { 'x-api-key': this.key } });
  }
}

/** Groups of requests that were all admitted within less than a second, however late they arrived there. */
export function certainlyTooMany(admitted: readonly Shot[]): Shot[][] {
  const byAnswer = admitted.toSorted((one, other) => one.answeredMs - other.answeredMs);
  return byAnswer
    .map((_, at) => byAnswer.slice(at, at + RATE + 1))
    .filter(group => group.length > RATE)
    .filter(group => group.at(-1)!.answeredMs - Math.min(...group.map(({ sentMs }) => sentMs)) < 1_000);
}
