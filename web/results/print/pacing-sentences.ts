import type { ReadyReport } from '@bac/contract/results/results.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { pacing } from '@bac/exam/report/pace.ts';
import type { TFunction } from 'i18next';
import { longTime } from '../../ui/format/long-time.ts';
import { moduleName } from '../module-name.ts';

/** One or two sentences for each module. */
export function pacingSentences(
  report: ReadyReport,
  language: Language,
  t: TFunction<'results/print'>,
): string[] {
  return report.modules.map((module) => {
    const own = report.questions.filter((question) => question.module === module.module);
    const { kind, slow, slowMs, leftOver } = pacing(own, module);
    const name = moduleName(report.modules, module, language);
    const slowly = { count: slow, module: name, time: longTime(slowMs) };
    if (kind === 'rushed') {
      const rushed = t('pacing.rushed', { module: name });
      return leftOver > 0 ? `${rushed} ${t('pacing.leftToo', { count: leftOver })}` : rushed;
    }
    if (kind === 'steady') return t('pacing.steady', { module: name });
    if (kind === 'slow-spots') return t('pacing.slow', slowly);
    return slow > 0
      ? `${t('pacing.slow', slowly)} ${t('pacing.leftToo', { count: leftOver })}`
      : t('pacing.left', { count: leftOver, module: name });
  });
}
