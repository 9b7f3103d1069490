import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { Section } from '@bac/exam/item/section.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

const assumptions = ['real', 'plane', 'scale', 'domain'] as const;
const entryRules = ['one', 'length', 'fraction', 'decimal', 'mixed', 'signs'] as const;

function textOf(t: TFunction<'attempts/player/tools'>, section: Section): string {
  if (section === 'rw') {
    return [t('directions.rw.about'), t('directions.rw.choose'), t('directions.guess')].join(
      '\n\n',
    );
  }
  return [
    t('directions.math.about'),
    t('directions.math.tools'),
    `# ${t('directions.math.unless')}`,
    assumptions.map((rule) => `- ${t(`directions.math.assume.${rule}`)}`).join('\n'),
    `# ${t('directions.math.choiceTitle')}`,
    t('directions.math.choice'),
    `# ${t('directions.math.entryTitle')}`,
    entryRules.map((rule) => `- ${t(`directions.math.entry.${rule}`)}`).join('\n'),
    t('directions.guess'),
  ].join('\n\n');
}

/** What the product says under Directions, as the team would type it; undefined until both languages are here. */
export function useUsualDirections(section: Section): LocalText | undefined {
  const english = useTranslation('attempts/player/tools', { lng: 'en', useSuspense: false });
  const vietnamese = useTranslation('attempts/player/tools', { lng: 'vi', useSuspense: false });
  if (!english.ready || !vietnamese.ready) return undefined;
  return { en: textOf(english.t, section), vi: textOf(vietnamese.t, section) };
}
