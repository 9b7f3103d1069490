import { contentKinds, type ContentKind } from '@bac/contract/site/content-kinds.ts';
import { useTranslation } from 'react-i18next';
import { ViewTabs } from '../../../../ui/data/table/view-tabs.tsx';

interface Props {
  chosen: ContentKind | undefined;
  counts: Record<string, number> | undefined;
  onChoose: (kind: ContentKind | undefined) => void;
}

/** One kind at a time, or all; how many entries the other filters leave of each. */
export function KindTabs({ chosen, counts, onChoose }: Props) {
  const { t } = useTranslation('site/console/content');
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <ViewTabs
      label={t('kindTabs')}
      views={[
        { value: undefined, label: t('all'), count: all },
        ...contentKinds.map((kind) => ({
          value: kind,
          label: t(`kind.${kind}`),
          count: counts && (counts[kind] ?? 0),
        })),
      ]}
      isChosen={(kind) => kind === chosen}
      onChoose={onChoose}
    />
  );
}
