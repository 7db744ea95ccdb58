import { inspect, styleText } from 'node:util';

/** A line as pino writes it, with the fields of the logs of this project. */
interface Line {
  readonly level: number;
  readonly time: string;
  readonly service: string;
  readonly msg?: string;
  readonly err?: { readonly stack?: string };
  readonly [field: string]: unknown;
}

/** A line about a request. */
interface RequestLine extends Line {
  readonly status: number;
  readonly method: string;
  readonly route: string;
  readonly ms: number;
  /** Names of parameters; absent where it is not a request of the API. */
  readonly parameters?: readonly string[];
}

const ERROR = 50;
const WARNING = 40;

/** Said elsewhere in the line, or of use to programs only. */
const NOT_LISTED: ReadonlySet<string> = new Set([
  ...['level', 'time', 'service', 'msg', 'err', 'requestId', 'traceId', 'version', 'node'],
]);

/**
 * A line of the log for a person at a terminal, in colors where the terminal shows them.
 * @param json the line as programs read it
 * @returns nothing for pages, their styles and pictures: opening one must not push away what was printed before
 */
export function terminalLine(json: string): string {
  const line = JSON.parse(json) as Line;
  const told = line.msg === 'request' ? requestText(line as RequestLine) : eventText(line);
  if (told === undefined) return '';
  return `${styleText('dim', new Date(line.time).toTimeString().slice(0, 8))}  ${told}\n`;
}

function requestText({ status, method, route, ms, parameters }: RequestLine): string | undefined {
  if (parameters === undefined && status < 500) return undefined;
  const query = parameters?.length ? styleText('dim', ` ?${parameters.join('&')}`) : '';
  return `${styleText(colorOf(status), String(status))}  ${method} ${route}${query}  ${styleText('dim', `${ms} ms`)}`;
}

function colorOf(status: number): 'red' | 'yellow' | 'green' {
  if (status >= 500) return 'red';
  return status >= 400 ? 'yellow' : 'green';
}

function eventText(line: Line): string {
  const { level, service, msg = '', err } = line;
  const details = Object.entries(line)
    .filter(([name]) => !NOT_LISTED.has(name))
    .map(
      ([name, value]) =>
        `${name}=${typeof value === 'string' ? value : inspect(value, { breakLength: Infinity })}`,
    );
  const text = [service, msg, styleText('dim', details.join(' '))].filter(Boolean).join('  ');
  const stack = err?.stack === undefined ? '' : `\n${styleText('dim', err.stack)}`;
  return `${severity(level)}${text}${stack}`;
}

function severity(level: number): string {
  if (level >= ERROR) return `${styleText('red', 'error')}  `;
  return level >= WARNING ? `${styleText('yellow', 'warning')}  ` : '';
}
