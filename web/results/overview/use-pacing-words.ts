import type { ReadyReport } from '@bac/contract/results/results.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { clockTime } from '../../ui/format/clock-time.ts';
import { useModuleName } from '../use-module-name.ts';
import { pacingFacts, type PacingFact } from './pacing-words.ts';

/** The pacing of an attempt in one to five short sentences. */
export function usePacingWords(report: ReadyReport): string {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  const nameOf = useModuleName(report.modules);
  const say = (fact: PacingFact): string => {
    switch (fact.kind) {
      case 'even':
      case 'rushedAll':
        return t(`pacing.${fact.kind}`);
      case 'rushed':
      case 'steady': {
        const names = fact.modules.map(nameOf);
        const modules = new Intl.ListFormat(language).format(names);
        return t(`pacing.${fact.kind}`, { count: names.length, modules });
      }
      default: {
        const { kind, count } = fact;
        const time = 'ms' in fact ? clockTime(fact.ms) : '';
        return t(`pacing.${kind}`, { count, module: nameOf(fact.module), time });
      }
    }
  };
  return pacingFacts(report).map(say).join(' ');
}
