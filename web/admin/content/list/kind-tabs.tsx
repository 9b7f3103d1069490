import type { ContentKind } from '@bac/contract/content-bodies.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/use-format.ts';
import { kinds } from '../kinds.ts';
import classes from './kind-tabs.module.css';

interface Props {
  chosen: ContentKind | undefined;
  counts: Record<string, number> | undefined;
  onChoose: (kind: ContentKind | undefined) => void;
}

/** On a phone the chosen one may stand outside the row. */
const scrollIntoRow = (tab: HTMLElement | null): void =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** One kind at a time, or all; how many entries the other filters leave of each. */
export function KindTabs({ chosen, counts, onChoose }: Props) {
  const { t } = useTranslation('admin/content');
  const format = useFormat();
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const show = (kind: ContentKind | undefined, label: string, count: number | undefined) => (
    <button
      key={label}
      ref={chosen === kind ? scrollIntoRow : null}
      type="button"
      className={classes.tab}
      aria-pressed={chosen === kind}
      onClick={() => onChoose(kind)}
    >
      {label} {count !== undefined && <span>{format.number(count)}</span>}
    </button>
  );
  return (
    <fieldset className={classes.tabs} aria-label={t('kindTabs')}>
      {show(undefined, t('all'), all)}
      {kinds.map((kind) => show(kind, t(`kind.${kind}`), counts && (counts[kind] ?? 0)))}
    </fieldset>
  );
}
