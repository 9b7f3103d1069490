import type { TestStage } from '@bac/contract/attempts/test-stages.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { sectionName } from '../../item/structure-name.ts';

/** Returns the name of a place in a test, such as “Reading and Writing 1” or “Break”, and the name of a module. */
export function usePlaceName(): {
  place: (place: TestStage) => string;
  module: (section: Section, part: number) => string;
} {
  const { t } = useTranslation('attempts/console');
  const [language] = useLanguage();
  const moduleName = (section: Section, number: number): string =>
    `${sectionName(section)[language]} ${number}`;
  return {
    module: moduleName,
    place: (place) => {
      if (place === 'choosing' || place === 'break' || place === 'waiting') {
        return t(`place.${place}`);
      }
      const [section, number] = place.split('-') as [Section, string];
      return moduleName(section, Number(number));
    },
  };
}
