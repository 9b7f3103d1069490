import { escapeMarkup } from '@bac/exam/figure/svg/escape-markup.ts';

/** Safe HTML. Only `html` and `trusted` create it. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | Html | readonly Html[];

const toSource = (value: Value): string => {
  if (value instanceof Html) return value.source;
  if (typeof value === 'object') return value.map(({ source }) => source).join('');
  return escapeMarkup(String(value));
};

/** A template tag that escapes its values unless they are `Html`. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(String.raw({ raw: strings }, ...values.map(toSource)));

/** Marks output of other renderers as safe: drawings, formulas, our own stylesheet. */
export const trusted = (source: string): Html => new Html(source);

export const nothing = new Html('');
