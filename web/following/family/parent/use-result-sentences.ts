import type { Child } from '@bac/contract/following/family.ts';
import { goalState, type RangedScore } from '@bac/exam/report/score-change.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { sectionName } from '../../../item/structure-name.ts';
import { skillName } from '../../../item/taxonomy-name.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import type { LastResult } from '../family.ts';

/** A range that begins or ends at `1-` or `99+` is close enough to 1 and 99. */
const toCount = (percentile: string): string => percentile.replace(/[+-]$/, '');

/** Describes a result in sentences for readers who do not know the test. */
export function useResultSentences() {
  const { t } = useTranslation('following/family');
  const [language] = useLanguage();
  const { percent } = useFormat();

  /** The percentile table ends with `99+` and `1-`. */
  function percentileText({ low, high }: NonNullable<LastResult['percentile']>): string {
    if (low.endsWith('+')) return t('result.percentileTop');
    if (high.endsWith('-')) return t('result.percentileLow');
    const counts = { low: toCount(low), high: toCount(high) };
    return t(counts.low === counts.high ? 'result.percentileOne' : 'result.percentile', counts);
  }

  function goalText(total: RangedScore, goal: number | null): string[] {
    if (goal === null) return [];
    const state = goalState(total, goal);
    if (state === 'open') return [t('result.goalToGo', { count: goal - total.score, goal })];
    return [t(state === 'reached' ? 'result.goalReached' : 'result.goalInRange', { goal })];
  }

  return {
    /** What the score means. */
    meaning: ({ total, percentile, sections, ...result }: LastResult, goal: number | null) => {
      const provisional = result.isProvisional ? [t('result.provisionalText')] : [];
      if (total) {
        const { low, high } = total;
        return [
          ...(percentile === null ? [] : [percentileText(percentile)]),
          t('result.likely', { low, high }),
          ...provisional,
          ...goalText(total, goal),
        ];
      }
      const share = t('result.share', { percent: percent(result.right / result.questions) });
      if (result.test.kind === 'practice') return [share, t('result.practice')];
      return [
        share,
        ...sections.map(({ section, score, low, high }) =>
          t('result.section', { section: sectionName(section)[language], score, low, high }),
        ),
        ...(sections.length > 0 ? provisional : []),
      ];
    },
    /** How the time was used. */
    pace: ({ pacing: { kind, leftOver, slow, rushed, modules } }: LastResult): string => {
      if (kind === 'steady') return t('result.pace.steady');
      if (kind === 'rushed') {
        return rushed === modules
          ? t('result.pace.rushedAll')
          : t('result.pace.rushed', { count: rushed, modules });
      }
      return t(`result.pace.${kind}`, { count: kind === 'ran-out' ? leftOver : slow });
    },
    /** Advice from several attempts together, or about the last one. */
    advice: (practice: Child['practice'], { right, questions }: LastResult): string => {
      if (practice) {
        return t('oneThing.skill', { ...practice, skill: skillName(practice.skill)[language] });
      }
      return t(right < questions ? 'oneThing.missed' : 'oneThing.nothing');
    },
  };
}
