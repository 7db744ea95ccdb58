import type { LightMyRequestResponse } from 'fastify';

type Fields = Readonly<Record<string, string>>;

export type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'cookies' | 'json'>;

/** Sends a request to the dashboard, in this process or over the network. */
export type Ask = (request: {
  readonly method?: 'POST';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
}) => Promise<Answer>;

/** A browser without JavaScript: keeps cookies, fills in forms, goes where they lead. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly ask: Ask,
    private readonly headers: Record<string, string> = {},
  ) {}

  async get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.remember(await this.ask({ url, headers: this.headersWith(headers) }));
  }

  async post(url: string, fields: Fields = {}, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await this.ask({
      method: 'POST',
      url,
      headers: this.headersWith({ 'content-type': 'application/x-www-form-urlencoded', ...headers }),
      payload: new URLSearchParams(fields).toString(),
    });
    return this.remember(answer);
  }

  /** Opens a page, fills in its form for `action` and sends it. @returns the page that it leads to, or the refusal */
  async submit(page: string, action: string, fields: Fields = {}): Promise<Answer> {
    return this.follow(await this.send(page, action, fields));
  }

  /** As {@link submit}, without going where the form leads. */
  async send(page: string, action: string, fields: Fields = {}): Promise<Answer> {
    const { body } = await this.get(page);
    return this.post(action, { ...hiddenFieldsOf(body, action), ...fields });
  }

  /** Goes where an answer leads, if it leads anywhere. */
  async follow(answer: Answer): Promise<Answer> {
    return answer.statusCode === 303 ? this.get(String(answer.headers.location)) : answer;
  }

  askForLink(email: string): Promise<Answer> {
    return this.submit('/sign-in', '/sign-in/link', { email });
  }

  /** Opens the page that a link leads to, and presses its button. */
  useLink(path: string): Promise<Answer> {
    return this.send(path, '/sign-in/confirm');
  }

  /** @returns the text of the new key */
  async createKey(name = 'my site'): Promise<string> {
    return keyOn(await this.submit('/keys/new', '/keys', { name }));
  }

  private headersWith(headers: Record<string, string>): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { ...this.headers, ...(cookie !== '' && { cookie }), ...headers };
  }

  private remember(answer: Answer): Answer {
    for (const { name, value, maxAge } of answer.cookies) {
      if (value === '' || maxAge === 0) this.cookies.delete(name);
      // Values are kept as they were sent: encoded.
      else this.cookies.set(name, encodeURIComponent(value));
    }
    return answer;
  }
}

/** The hidden fields that the form for `action` sends. */
export function hiddenFieldsOf(html: string, action: string): Record<string, string> {
  const forms = html.match(/<form[^>]*>[\s\S]*?<\/form>/g) ?? [];
  const form = forms.find(markup => markup.includes(`action="${action}"`));
  if (form === undefined) throw new Error(`there is no form for ${action} on this page`);
  const fields = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
}

/** The text of the key on a page; the caller expects that there is one. */
export function keyOn({ body }: Answer): string {
  const key = /id="new-key"[^>]*>(bgc_\w+)</.exec(body)?.[1];
  if (key === undefined) throw new Error('there is no key on this page');
  return key;
}

/** The first heading of a page. */
export function headingOf({ body }: Answer): string {
  return /<h1>([^<]*)<\/h1>/.exec(body)?.[1] ?? '';
}

/** The public part of the text of a key. */
export function keyIdOf(key: string): string {
  return key.slice(4, 14);
}
