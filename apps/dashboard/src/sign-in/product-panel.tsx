import type { Child } from 'hono/jsx';
import { CodeBadge } from '../view/badge.js';
import { MarkedJson } from '../view/marked-json.js';
import type { RequestContext } from '../request-context/request-context.js';

/** What the product is, beside the form: a search with a typo, and its response. */
export function ProductPanel({ context }: { readonly context: RequestContext }): Child {
  const { product } = context.words;
  return (
    <aside class="product" aria-labelledby="product-title">
      <Hexagons />
      <div class="product-text">
        <h2 id="product-title">{product.title}</h2>
        <p class="product-lead">{product.lead}</p>
        <div class="product-sample">
          <div class="product-request">
            <CodeBadge tone="info">GET</CodeBadge>
            <code>/games?q=flugelschlag&fields=name</code>
            <CodeBadge tone="ok">200 OK</CodeBadge>
          </div>
          <pre lang="en">
            <MarkedJson text={RESPONSE} />
          </pre>
        </div>
        <dl class="product-points">
          {product.points.map(({ title, text }) => (
            <div>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  );
}

const RESPONSE = `{
  "data": [{
    "id": "wingspan",
    "name": {
      "en": "Wingspan",
      "fr": "Wingspan",
      "de": "Flügelschlag",
      "es": "Wingspan",
      "it": "Wingspan"
    }
  }],
  "pagination": { … }
}`;

const PLACES = [
  [40, 53],
  [130, -21],
  [173, 53],
  [83, 128],
  [170, 128],
] as const;

function Hexagons(): Child {
  return (
    <svg class="product-tiles" viewBox="0 0 200 180" width="200" height="180" aria-hidden="true">
      {PLACES.map(([x, y]) => (
        <path d="M0-46l40 23v46L0 46l-40-23v-46z" transform={`translate(${x} ${y})`} />
      ))}
    </svg>
  );
}
