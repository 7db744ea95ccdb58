import type { Child } from 'hono/jsx';
import type { RequestContext } from '../request-context/request-context.js';
import { Button } from '../view/button.js';
import { Card } from '../view/card.js';
import { PostForm } from '../view/form.js';
import { RadioCards } from '../view/radio-cards.js';
import { type Overlap, OVERLAPS } from './key.forms.js';

const ENDS_NOW: Overlap = '0';

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
