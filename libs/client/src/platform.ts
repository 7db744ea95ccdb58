/**
 * The types of `fetch` as the program has them: of browsers, of Node, or of both. A program without any of these gets
 * the least that this package uses, so that its types compile everywhere.
 */
type Global = typeof globalThis;

export type Signal = Global extends { readonly AbortSignal: { readonly prototype: infer Own } }
  ? Own
  : { readonly aborted: boolean; readonly reason: unknown };

type FetchOptions = Global extends { readonly Request: new (input: string, init?: infer Own) => unknown }
  ? NonNullable<Own>
  : object;

export type FetchResponse = Global extends { readonly Response: { readonly prototype: infer Own } }
  ? Own
  : {
      readonly status: number;
      readonly ok: boolean;
      readonly headers: { get(name: string): string | null };
      text(): Promise<string>;
    };

/** Sends one request. */
export type Fetch = (url: string, options: FetchOptions) => Promise<FetchResponse>;
