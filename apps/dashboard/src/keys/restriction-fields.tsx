import type { Child } from 'hono/jsx';
import type { KeyRestrictions } from '#libs/accounts';
import type { Plan } from '#libs/admission';
import { formatNumber } from '../language/formats.js';
import type { RequestContext } from '../request-context/request-context.js';
import { Field, TextAreaField } from '../view/field.js';
import { faultsIn, type RestrictionFields as Fields, toFields } from './restrictions-form.js';

interface RestrictionFieldsProps {
  readonly context: RequestContext;
  readonly plan: Plan;
  readonly restrictions: KeyRestrictions;
}

/** The server accepts longer lists; this is enough for 20 entries, and keeps a page of text out. */
const MAX_LIST = 2_000;
const MAX_DIGITS = 10;

/** What a key may be used for; if it was refused, what was entered, and what is wrong with each field. */
export function RestrictionFields({ context, plan, restrictions }: RestrictionFieldsProps): Child {
  const { words, language, flash, site } = context;
  const { restrictions: texts } = words;
  const faults = faultsIn(flash);
  const recorded = toFields(restrictions);
  const valueOf = (name: keyof Fields) => flash?.values[name] ?? recorded[name];
  const number = (value: number) => formatNumber(language, value);
  const errorOf = (field: keyof KeyRestrictions): string | undefined => {
    const fault = faults[field];
    return fault && texts.faults[fault.kind](fault.entry, number(fault.max));
  };
  const list = { rows: 3, maxlength: MAX_LIST, autocomplete: 'off', spellcheck: false };
  const limit = { inputmode: 'numeric', maxlength: MAX_DIGITS, autocomplete: 'off' } as const;
  return (
    <>
      <p class="hint">
        {texts.lead} <a href={`${site.docsUrl}/guides/keys-in-web-pages`}>{texts.guide}</a>
      </p>
      <TextAreaField
        id="origins"
        name="origins"
        label={texts.origins}
        hint={texts.originsHint}
        error={errorOf('origins')}
        value={valueOf('origins')}
        {...list}
      />
      <TextAreaField
        id="networks"
        name="networks"
        label={texts.networks}
        hint={texts.networksHint}
        error={errorOf('networks')}
        value={valueOf('networks')}
        {...list}
      />
      <Field
        id="rate"
        name="rate"
        label={texts.rate}
        hint={texts.atMost(number(plan.ratePerSecond))}
        error={errorOf('ratePerSecond')}
        value={valueOf('rate')}
        {...limit}
      />
      <Field
        id="quota"
        name="quota"
        label={texts.quota}
        hint={texts.atMost(number(plan.requestsPerMonth))}
        error={errorOf('requestsPerMonth')}
        value={valueOf('quota')}
        {...limit}
      />
    </>
  );
}
