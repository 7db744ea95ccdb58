import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as OTLP has it in JSON, as far as specs look at it. */
export interface CollectedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface ExportedTraces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<CollectedSpan, 'service' | 'attributes'> & {
        readonly attributes: readonly Attribute[];
      })[];
    }[];
  }[];
}

/** Receives traces by OTLP over HTTP, as JSON. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = [];
  /** All that was sent, as it was sent. */
  received = '';
  /** Attributes of the process that sent the last spans. */
  resource: Readonly<Record<string, unknown>> = {};
  /** The credentials of the last request for traces. */
  authorization: string | undefined;
  /** Answers 400 to traces, which a sender does not repeat. */
  refuses = false;
  /** How often traces were sent. */
  requests = 0;
  /** Of the requests that it got, in their order. */
  readonly traceparents: unknown[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      this.traceparents.push(request.headers.traceparent);
      void text(request).then(body => {
        const isKnown = request.headers['if-none-match'] !== undefined;
        let status = isKnown ? 304 : 200;
        if (request.url === '/v1/traces') {
          this.requests++;
          this.authorization = request.headers.authorization;
          if (this.refuses) status = 400;
          else this.add(body);
        }
        response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
      });
    });
  }

  static async start(): Promise<TraceCollector> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new TraceCollector(server);
  }

  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  span(name: string): CollectedSpan {
    const found = this.spans.find(span => span.name === name);
    if (found === undefined)
      throw new Error(`no span ${name}, but ${this.spans.map(span => span.name).join(', ')}`);
    return found;
  }

  close(): void {
    this.server.close().closeAllConnections();
  }

  private add(body: string): void {
    this.received += body;
    for (const { resource, scopeSpans } of (JSON.parse(body) as ExportedTraces).resourceSpans) {
      this.resource = valuesOf(resource.attributes);
      const service = String(this.resource['service.name']);
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        this.spans.push({ ...span, service, attributes: valuesOf(span.attributes) });
    }
  }
}

function valuesOf(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
