import type { Child } from 'hono/jsx';
import { PageError } from '../http/page-error.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Button } from '../view/button.js';
import { Card } from '../view/card.js';
import { PostForm } from '../view/form.js';
import { RadioCards } from '../view/radio-cards.js';

/** How long the old secret may still work, in seconds; the first is the usual choice. */
const OVERLAPS = ['86400', '604800', '3600', '0'] as const;
const ENDS_NOW = '0';

interface RotateCardProps {
  readonly context: RequestContext;
  readonly keyId: string;
}

/** A new secret for the key, with a choice of how long the old one works. */
export function RotateCard({ context, keyId }: RotateCardProps): Child {
  const { keyPage } = context.words;
  return (
    <Card id="rotate" title={keyPage.rotateTitle}>
      <p class="hint above">{keyPage.rotateLead}</p>
      <PostForm context={context} action={`/keys/${keyId}/rotate`} once>
        <RadioCards
          legend={keyPage.oldSecret}
          hidesLegend
          name="overlap"
          choices={OVERLAPS.map(value => ({
            value,
            ...keyPage.overlaps[value],
            isDanger: value === ENDS_NOW,
          }))}
          chosen={context.flash?.values.overlap ?? OVERLAPS[0]}
        />
        <Button kind="filled" icon="turn" class="below">
          {keyPage.rotate}
        </Button>
      </PostForm>
    </Card>
  );
}

/** The overlap that was chosen, or else the usual one. @throws PageError for values the form does not offer */
export function readOverlap(text: string): number {
  const chosen = OVERLAPS.find(offered => offered === (text === '' ? OVERLAPS[0] : text));
  if (chosen === undefined) throw new PageError('bad-request');
  return Number(chosen);
}
