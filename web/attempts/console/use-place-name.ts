import type { LivePlace } from '@bac/contract/attempts/live-places.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { sectionName } from '../../item/part-name.ts';

/** Reading and Writing 1, Break: where somebody is. */
export function usePlaceName(): {
  place: (place: LivePlace) => string;
  part: (section: Section, part: number) => string;
} {
  const { t } = useTranslation('attempts/console');
  const [language] = useLanguage();
  const part = (section: Section, number: number): string =>
    `${sectionName(section)[language]} ${number}`;
  return {
    part,
    place: (place) => {
      if (place === 'choosing' || place === 'break' || place === 'waiting') {
        return t(`place.${place}`);
      }
      const [section, number] = place.split('-') as [Section, string];
      return part(section, Number(number));
    },
  };
}
