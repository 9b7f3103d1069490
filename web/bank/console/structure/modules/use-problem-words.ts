import type { AdminSection } from '@bac/contract/bank/structure.ts';
import type { DistributionProblem } from '@bac/exam/blueprint/distribution.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';

/** Why a module's numbers can not be, in a sentence. */
export function useProblemWords({ domains }: AdminSection) {
  const { t } = useTranslation('bank/console/structure');
  const [language] = useLanguage();
  return (problem: DistributionProblem): string => {
    if (problem.code === 'sum') {
      const more = problem.wanted - problem.found;
      return more > 0
        ? t('distribution.tooFew', { count: more })
        : t('distribution.tooMany', { count: -more });
    }
    const { domain, found, least, most } = problem;
    const name = domains.find(({ id }) => id === domain)?.name[language] ?? domain;
    return t('distribution.range', { name, found, least, most });
  };
}
