import type { ContentCard } from '@bac/contract/site/content-admin.ts';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/feedback/chip.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import { hasNewerDraft, publicationState, type PublicationState } from './publication-state.ts';
import { useNow } from '../../../ui/format/use-now.ts';

const tones: Record<PublicationState, Tone> = {
  live: 'leaf',
  scheduled: 'indigo',
  over: 'neutral',
  draft: 'neutral',
  archived: 'neutral',
};

type EntryFields = Pick<
  ContentCard,
  'status' | 'showsFrom' | 'showsUntil' | 'version' | 'publishedVersion'
>;

/** The publication state of an entry, and whether it has a newer draft. */
export function StateChips({ entry }: { entry: EntryFields }) {
  const { t } = useTranslation('site/console/content');
  const state = publicationState(entry, useNow());
  return (
    <>
      <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>
      {hasNewerDraft(entry) && (
        <Chip tone="turmeric">{t('notLive', { version: entry.version })}</Chip>
      )}
    </>
  );
}
