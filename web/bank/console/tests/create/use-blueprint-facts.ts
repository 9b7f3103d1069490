import {
  blueprints,
  isAdaptive,
  minuteCount,
  questionCount,
  type BlueprintId,
} from '@bac/exam/blueprint/blueprint.ts';
import { useTranslation } from 'react-i18next';

/** “98 questions, 134 minutes, two routes”. */
export function useBlueprintFacts(): (id: BlueprintId) => string {
  const { t } = useTranslation('bank/console/tests');
  return (id) => {
    const blueprint = blueprints[id];
    const facts = { questions: questionCount(blueprint), minutes: minuteCount(blueprint) };
    return isAdaptive(blueprint) ? t('factsAdaptive', facts) : t('facts', facts);
  };
}
