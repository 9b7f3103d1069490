import type { TestForecast } from '@bac/contract/attempts/whole-test.ts';
import { isScaled } from '@bac/exam/blueprint/blueprint.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import type { Bank } from '@bac/exam/blueprint/validate-form.ts';
import { sections } from '@bac/exam/item/section.ts';
import { forecast } from '@bac/exam/scoring/forecast.ts';
import { panelOf } from '@bac/exam/scoring/score-attempt.ts';
import { boundedCache } from '../../platform/bounded-cache.ts';
import type { Services } from '../../services.ts';

export type Forecasts = (form: Form, bank: Bank, fingerprint: string) => TestForecast[];

const roundAll = (values: readonly number[]): number[] =>
  values.map((value) => Math.round(value * 1000) / 1000);

function forecastsOf(form: Form, bank: Bank): TestForecast[] {
  return sections.flatMap((section) => {
    const panel = panelOf(form, section, bank);
    if (panel.first.length === 0) return [];
    const { curves, scores, ...figures } = forecast(section, panel);
    return [
      {
        section,
        ...figures,
        scores: isScaled(form.blueprint) ? scores : null,
        curves: {
          first: roundAll(curves.first),
          lower: roundAll(curves.lower),
          higher: roundAll(curves.higher),
        },
      },
    ];
  });
}

/** Caches forecasts by fingerprint: one of a full test takes some hundred milliseconds. */
export function cachedForecasts({ clock }: Pick<Services, 'clock'>): Forecasts {
  const cache = boundedCache<string, TestForecast[]>(clock, {
    entries: 100,
    milliseconds: 3_600_000,
  });
  return (form, bank, fingerprint) => {
    const key = `${form.blueprint} ${fingerprint}`;
    const forecasts = cache.get(key) ?? forecastsOf(form, bank);
    cache.set(key, forecasts);
    return forecasts;
  };
}
