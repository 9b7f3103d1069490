import type { Grant } from '@bac/contract/following/allowances.ts';
import { sections } from '@bac/exam/item/section.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { sectionName } from '../../item/structure-name.ts';
import { useFormat } from '../../ui/format/use-format.ts';

type Allowance = Pick<Grant, 'extraTime' | 'pause'>;

/** Describes an allowance in a few words, such as “Time ×1.5, pauses”. Returns undefined if nothing is granted. */
export function useAllowanceText(): (allowance: Allowance) => string | undefined {
  const { t } = useTranslation('following/assigned');
  const [language] = useLanguage();
  const { number } = useFormat();
  return ({ extraTime, pause }) => {
    const isSame = extraTime.rw === extraTime.math;
    const times = isSame
      ? [t('allowance.time', { factor: number(extraTime.rw) })]
      : sections
          .filter((section) => extraTime[section] > 1)
          .map((section) =>
            t('allowance.sectionTime', {
              section: sectionName(section)[language],
              factor: number(extraTime[section]),
            }),
          );
    const hasTime = !isSame || extraTime.rw > 1;
    const granted = [...(hasTime ? times : []), ...(pause ? [t('allowance.pauses')] : [])];
    if (granted.length === 0) return undefined;
    return (hasTime ? granted : [t('allowance.standardTime'), ...granted]).join(', ');
  };
}
