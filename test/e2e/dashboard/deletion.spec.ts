import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { KeyPublication } from '#libs/admission';
import { DelegatingPublication } from '../../contract/admission/delegating-publication.js';
import type { AccountsConnection } from '../../../apps/dashboard/src/connections.js';
import { accountsThatPublish } from './support/accounts-that-publish.js';
import { linkIn, startDashboard, type TestDashboard } from './support/start-dashboard.js';
import { type Answer, headingOf, hiddenFieldsOf, type Visitor } from './support/visitor.js';

const DELETE = '/account/delete';

let limiter: SlowLimiter;
let accounts: AccountsConnection;
let test: TestDashboard;
let ada: Visitor;

beforeEach(async () => {
  accounts = await accountsThatPublish(publication => (limiter = new SlowLimiter(publication)));
  test = await startDashboard({ accounts });
  ada = await test.signedIn('ada@example.org');
  await ada.createKey();
});
afterEach(() => test.close());

async function deletionFields(): Promise<Record<string, string>> {
  return { ...hiddenFieldsOf((await ada.get(DELETE)).body, DELETE), email: 'ada@example.org' };
}

/** The first thing that a deletion reads waits until `count` deletions read it. */
function letInTogether(count: number): void {
  const { mails } = accounts;
  const read = mails.settingsOf.bind(mails);
  let letIn!: () => void;
  const allAreIn = new Promise<void>(resolve => (letIn = resolve));
  let waiting = 0;
  mails.settingsOf = async accountId => {
    if (++waiting === count) letIn();
    await allAreIn;
    return read(accountId);
  };
}

async function emails(): Promise<string[]> {
  return (await accounts.database.selectFrom('accounts').select('email').execute()).map(({ email }) => email);
}

const outcomeOf = ({ statusCode, headers }: Answer) => [statusCode, headers.location];
const DELETED = [303, '/account/deleted'];

describe('an account that is being deleted', () => {
  it('is not created again by a page that is opened meanwhile, in this browser or another one', async () => {
    const elsewhere = await test.signedIn('ada@example.org');
    const answering = ada.post(DELETE, await deletionFields());
    await limiter.asked;
    const opened = await Promise.all([ada.get('/keys'), elsewhere.get('/keys')]);
    limiter.letGo();
    expect(outcomeOf(await answering)).toEqual(DELETED);
    expect(opened.map(({ headers }) => headers.location)).toEqual(['/sign-in', '/sign-in']);
    expect(await emails()).toEqual([]);
  });

  it('is deleted once by a double click; both clicks, and a later one, get the same answer', async () => {
    const fields = await deletionFields();
    // A browser sends the cookies it has until an answer removes them.
    const cookies = new Map(ada.cookies);
    const first = ada.post(DELETE, fields);
    await limiter.asked;
    const second = ada.post(DELETE, fields);
    limiter.letGo();
    expect(outcomeOf(await first)).toEqual(DELETED);
    expect(outcomeOf(await second)).toEqual(DELETED);
    expect(headingOf(await ada.follow(await second))).toBe('Your account has been deleted');
    for (const [name, value] of cookies) ada.cookies.set(name, value);
    expect(outcomeOf(await ada.post(DELETE, fields))).toEqual(DELETED);
  });

  it('is deleted once from two windows at the same moment', async () => {
    const forms = [await deletionFields(), await deletionFields()];
    limiter.letGo();
    // Without this, the first could end the session before the second is found to have one.
    letInTogether(forms.length);
    const answers = await Promise.all(forms.map(fields => ada.post(DELETE, fields)));
    expect(answers.map(outcomeOf)).toEqual([DELETED, DELETED]);
    expect(await emails()).toEqual([]);
  });

  it('is not deleted by a form from a visitor who is not signed in', async () => {
    const stranger = test.visitor();
    const { formToken = '' } = hiddenFieldsOf((await stranger.get('/sign-in')).body, '/sign-in/link');
    const { formId = '' } = await deletionFields();
    const answer = await stranger.post(DELETE, { formToken, formId });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sign-in']);
    expect(await emails()).toEqual(['ada@example.org']);
  });

  it('does not weaken the check of form tokens: the id of its form is valid for no other form', async () => {
    const fields = await deletionFields();
    limiter.letGo();
    await ada.post(DELETE, fields);
    const answer = await test
      .visitor()
      .post('/sign-in/link', { formId: fields.formId ?? '', email: 'a@b.example' });
    expect(answer.statusCode).toBe(403);
  });
});

describe('the page that says that an account is deleted', () => {
  it('is not shown to a person who has one', async () => {
    limiter.letGo();
    expect((await ada.get('/account/deleted')).headers.location).toBe('/account');
  });
});

describe('a person who is signed in without an account', () => {
  it('is sent to sign in, and gets an account only by signing in', async () => {
    limiter.letGo();
    const { id } = (await accounts.accounts.findOrCreate({ email: 'ada@example.org' })) as { id: string };
    await accounts.personalData.deleteAccount(id);
    const answer = await ada.get('/keys');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sign-in']);
    expect(await emails()).toEqual([]);
    await ada.askForLink('ada@example.org');
    await ada.useLink(linkIn(test.mails[0]));
    expect(await emails()).toEqual(['ada@example.org']);
    expect((await ada.get('/keys')).body).toContain('Create your first key');
  });
});

/** A limiter that withdraws keys only when the test allows it. */
class SlowLimiter extends DelegatingPublication {
  letGo!: () => void;
  readonly asked = new Promise<void>(resolve => (this.ask = resolve));
  private ask!: () => void;
  private readonly gate = new Promise<void>(resolve => (this.letGo = resolve));

  constructor(private readonly to: KeyPublication) {
    super();
  }

  protected override reach(): KeyPublication {
    return this.to;
  }

  override async withdraw(...keyIds: Parameters<KeyPublication['withdraw']>): Promise<void> {
    this.ask();
    await this.gate;
    await this.to.withdraw(...keyIds);
  }
}
