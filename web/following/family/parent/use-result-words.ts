import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { sectionName } from '../../../item/part-name.ts';
import { skillName } from '../../../item/taxonomy-name.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import type { LastResult } from '../family.ts';

/** A result in sentences that need no knowledge of the test, made of its figures. */
export function useResultWords() {
  const { t } = useTranslation('following/family');
  const [language] = useLanguage();
  const { percent } = useFormat();

  /** The ends of the table are `99+` and `1-`. */
  function standing(percentile: string): string {
    if (percentile.endsWith('+')) return t('result.percentileTop');
    if (percentile.endsWith('-')) return t('result.percentileLow');
    return t('result.percentile', { percentile });
  }

  function toGoal(score: number, goal: number | null): string[] {
    if (goal === null) return [];
    return score >= goal
      ? [t('result.goalReached', { goal })]
      : [t('result.goalToGo', { count: goal - score, goal })];
  }

  return {
    /** What the figure means. */
    meaning: ({ total, percentile, sections, ...result }: LastResult, goal: number | null) => {
      if (total) {
        const { score, low, high } = total;
        return [
          ...(percentile === null ? [] : [standing(percentile)]),
          t('result.likely', { low, high }),
          ...toGoal(score, goal),
        ];
      }
      const share = t('result.share', { percent: percent(result.right / result.questions) });
      if (result.test.kind === 'practice') return [share, t('result.practice')];
      return [
        share,
        ...sections.map(({ section, score, low, high }) =>
          t('result.section', { section: sectionName(section)[language], score, low, high }),
        ),
      ];
    },
    /** How the time went. */
    pace: ({ pacing: { kind, leftOver, slow, rushed, modules } }: LastResult): string => {
      if (kind === 'steady') return t('result.pace.steady');
      if (kind === 'rushed') {
        return rushed === modules
          ? t('result.pace.rushedAll')
          : t('result.pace.rushed', { count: rushed, modules });
      }
      return t(`result.pace.${kind}`, { count: kind === 'ran-out' ? leftOver : slow });
    },
    oneThing: ({ oneThing, right, questions }: LastResult): string => {
      if (oneThing) {
        const { skill, points } = oneThing;
        return t('oneThing.skill', { skill: skillName(skill)[language], count: points });
      }
      return t(right < questions ? 'oneThing.missed' : 'oneThing.nothing');
    },
  };
}
