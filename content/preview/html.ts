import { escapeMarkup } from '@bac/exam/figure/svg/escape-markup.ts';

/** Markup that may stand in a page as it is. Only `html` and `trusted` make it. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Value = string | number | Html | readonly Html[];

const written = (value: Value): string => {
  if (value instanceof Html) return value.source;
  if (typeof value === 'object') return value.map(({ source }) => source).join('');
  return escapeMarkup(String(value));
};

/** A template whose values are text unless they are markup already. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(String.raw({ raw: strings }, ...values.map(written)));

/** For what another renderer has escaped: drawings, formulas, our own stylesheet. */
export const trusted = (source: string): Html => new Html(source);

export const nothing = new Html('');
