import { Html } from '../html.js';
import { html } from '../html.js';

export type CodeLanguage = 'bash' | 'http' | 'javascript' | 'json' | 'python' | 'text' | 'ts';

const STRING = `"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*'|\`[^\`]*\``;
const NUMBER = String.raw`\b-?\d[\d_.]*\b`;

/** Parts of a language in the order in which they are tried: class of the span, and the pattern of its text. */
const GRAMMARS: Readonly<Record<CodeLanguage, readonly (readonly [string, string])[]>> = {
  bash: [
    ['cd', String.raw`(?<=^|\s)#.*`],
    ['cs', STRING],
    ['ck', String.raw`\b(?:curl|npm|npx|export|while|do|done|sleep)\b`],
  ],
  http: [['ck', String.raw`^[A-Za-z-]+(?=:)`]],
  javascript: script(),
  ts: script(),
  json: [
    ['ck', String.raw`"(?:[^"\\]|\\.)*"(?=\s*:)`],
    ['cs', STRING],
    ['cn', String.raw`${NUMBER}|\b(?:true|false|null)\b`],
  ],
  python: [
    ['cd', '#.*'],
    ['cs', STRING],
    [
      'ck',
      String.raw`\b(?:import|from|as|with|for|in|while|if|elif|else|def|return|not|and|or|try|except|raise|break|None|True|False|print)\b`,
    ],
    ['cn', NUMBER],
  ],
  text: [],
};

function script(): readonly (readonly [string, string])[] {
  return [
    ['cd', String.raw`//.*`],
    ['cs', STRING],
    [
      'ck',
      String.raw`\b(?:const|let|await|async|new|for|of|if|else|import|from|export|function|return|throw|try|catch|while|break|true|false|null|undefined|typeof|instanceof)\b`,
    ],
    ['cn', NUMBER],
  ];
}

/** Code with spans for comments (`cd`), strings (`cs`), keywords and members (`ck`) and numbers (`cn`). */
export function highlight(code: string, language: CodeLanguage): Html {
  const grammar = GRAMMARS[language];
  if (grammar.length === 0) return html`${code}`;
  const pattern = new RegExp(grammar.map(([, part]) => `(${part})`).join('|'), 'gm');
  const parts: Html[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const groups: readonly (string | undefined)[] = match.slice(1);
    const kind = groups.findIndex(group => group !== undefined);
    parts.push(html`${code.slice(end, match.index)}`);
    parts.push(html`<span class="${grammar[kind]?.[0] ?? ''}">${match[0]}</span>`);
    end = match.index + match[0].length;
  }
  return new Html([...parts, html`${code.slice(end)}`].map(({ text }) => text).join(''));
}
