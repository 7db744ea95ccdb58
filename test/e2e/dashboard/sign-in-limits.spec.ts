import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { type Answer, headingOf } from './support/visitor.js';

let test: TestDashboard;
beforeEach(async () => {
  test = await startDashboard();
});
afterEach(() => test.close());

const TOO_MANY = [429, 'Too many attempts'];
const outcomeOf = (answer: Answer) => [answer.statusCode, headingOf(answer)];

let asked = 0;

/** Requests links, each for another address. @param from returns the client's address for the number of the attempt */
async function ask(times: number, from: (attempt: number) => string): Promise<Answer[]> {
  const answers = [];
  for (let attempt = 0; attempt < times; attempt++)
    answers.push(await test.visitor({}, from(attempt)).askForLink(`person-${asked++}@example.org`));
  return answers;
}

const statusesOf = (answers: readonly Answer[]) => new Set(answers.map(({ statusCode }) => statusCode));

describe('links to one mailbox', () => {
  it('are limited to five, from any client, in any spelling of the address and whatever its tag is', async () => {
    const ways = ['ada@example.org', 'Ada+1@example.org', 'ada+a.b@example.org', 'ADA+@example.org'];
    for (const [number, email] of [...ways, 'ada+5@EXAMPLE.org'].entries())
      expect((await test.visitor({}, `10.0.0.${number}`).askForLink(email)).statusCode).toBe(200);
    for (const email of ['ada@example.org', 'ada+6@example.org']) {
      const answer = await test.visitor({}, '10.0.1.1').askForLink(email);
      expect(outcomeOf(answer)).toEqual(TOO_MANY);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(test.mails).toHaveLength(5);
  });

  it('do not count for another mailbox: addresses with other dots or hosts are other mailboxes', async () => {
    for (let count = 0; count < 6; count++) await test.visitor().askForLink('ada@example.org');
    for (const email of ['a.da@example.org', 'ada@example.com', 'adah@example.org'])
      expect((await test.visitor().askForLink(email)).statusCode).toBe(200);
  });

  it('do not change whose account it is: an address with a tag is another account', async () => {
    await (await test.signedIn('ada@example.org')).createKey('without a tag');
    const { body } = await (await test.signedIn('ada+tag@example.org')).get('/keys');
    expect(body).not.toContain('without a tag');
    expect(test.mails[0]?.to).toBe('ada+tag@example.org');
  });
});

describe('attempts', () => {
  it('are limited to 30 from one IPv4 address, whatever it claims to be', async () => {
    for (let count = 0; count < 30; count++) {
      const claims = { 'x-forwarded-for': `10.0.0.${count}`, 'x-client-address': `10.0.1.${count}` };
      expect((await test.visitor(claims).askForLink(`person-${count}@example.org`)).statusCode).toBe(200);
    }
    expect(outcomeOf(await test.visitor().askForLink('ada@example.org'))).toEqual(TOO_MANY);
    expect(outcomeOf((await ask(1, () => '::ffff:127.0.0.1'))[0]!)).toEqual(TOO_MANY);
    expect(statusesOf(await ask(1, () => '127.0.0.2'))).toEqual(new Set([200]));
  });

  it('are limited to 30 from one address behind a trusted proxy, whatever ports the proxy adds', async () => {
    await test.close();
    test = await startDashboard({ environment: { TRUSTED_PROXIES: 'loopback' } });
    const askFrom = (forwarded: string) =>
      test.visitor({ 'x-forwarded-for': forwarded }).askForLink(`person-${asked++}@example.org`);
    for (let port = 1; port <= 30; port++) expect((await askFrom(`192.0.2.1:${port}`)).statusCode).toBe(200);
    expect(outcomeOf(await askFrom('192.0.2.1'))).toEqual(TOO_MANY);
    expect((await askFrom('192.0.2.2:1')).statusCode).toBe(200);
  });

  it('are limited to 30 from one IPv6 /64', async () => {
    const from = (attempt: number) => `2001:db8:1:1::${attempt + 1}`;
    expect(statusesOf(await ask(30, from))).toEqual(new Set([200]));
    expect(statusesOf(await ask(1, () => '2001:db8:1:1:ffff:ffff:ffff:ffff'))).toEqual(new Set([429]));
    expect(statusesOf(await ask(1, () => '2001:db8:1:2::1'))).toEqual(new Set([200]));
  });

  it('are limited to 90 from one IPv6 /48, spread over its networks', async () => {
    const from = (attempt: number) => `2001:db8:1:${(attempt + 1).toString(16)}::1`;
    expect(statusesOf(await ask(90, from))).toEqual(new Set([200]));
    expect(statusesOf(await ask(1, () => '2001:db8:1:ffff::1'))).toEqual(new Set([429]));
    expect(statusesOf(await ask(1, () => '2001:db8:2:1::1'))).toEqual(new Set([200]));
  });
});
