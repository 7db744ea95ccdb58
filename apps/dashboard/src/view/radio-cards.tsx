import type { Child } from 'hono/jsx';

export interface RadioChoice {
  readonly value: string;
  readonly title: string;
  readonly hint?: string;
  /** Turns the danger color when it is chosen. */
  readonly isDanger?: boolean;
}

interface RadioCardsProps {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly RadioChoice[];
  /** Value of the choice that is made at first. */
  readonly chosen: string;
  /** The question is asked elsewhere on the page; screen readers still need it here. */
  readonly hidesLegend?: boolean;
}

/** A choice among a few, each in a frame with what it means. */
export function RadioCards({ legend, name, choices, chosen, hidesLegend = false }: RadioCardsProps): Child {
  return (
    <fieldset class="radio-cards">
      <legend class={hidesLegend ? 'hidden-text' : undefined}>{legend}</legend>
      {choices.map(({ value, title, hint, isDanger = false }) => (
        <label class={isDanger ? 'radio-card danger' : 'radio-card'}>
          <input type="radio" name={name} value={value} checked={value === chosen} />
          <span>
            <span class="radio-title">{title}</span>
            {hint !== undefined && <span class="hint">{hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
