import type { ContentCard } from '@bac/contract/site/content-admin.ts';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/feedback/chip.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import { hasNewerDraft, shownState, type ShownState } from './shown-state.ts';
import { useNow } from '../../../ui/format/use-now.ts';

const tones: Record<ShownState, Tone> = {
  live: 'leaf',
  scheduled: 'indigo',
  over: 'neutral',
  draft: 'neutral',
  archived: 'neutral',
};

type Shown = Pick<
  ContentCard,
  'status' | 'showsFrom' | 'showsUntil' | 'version' | 'publishedVersion'
>;

/** What people see of an entry, and whether newer words wait. */
export function StateChips({ entry }: { entry: Shown }) {
  const { t } = useTranslation('site/console/content');
  const state = shownState(entry, useNow());
  return (
    <>
      <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>
      {hasNewerDraft(entry) && (
        <Chip tone="turmeric">{t('notLive', { version: entry.version })}</Chip>
      )}
    </>
  );
}
