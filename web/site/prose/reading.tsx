import type { ProseBlock } from '@bac/contract/site/prose.ts';
import { useTranslation } from 'react-i18next';
import { ContentsList, partsOf } from './contents-list.tsx';
import paper from './paper.module.css';
import { Prose } from './prose.tsx';
import classes from './reading.module.css';
import { useCurrentPart } from './use-current-part.ts';
import { useHashTarget } from '../../ui/layout/use-hash-target.ts';

/** A long text beside the list of its parts; on a phone the list is folded above it. */
export function Reading({ blocks }: { blocks: readonly ProseBlock[] }) {
  const { t } = useTranslation('site/prose');
  const parts = partsOf(blocks);
  const current = useCurrentPart(parts.map(({ id }) => id));
  useHashTarget();
  return (
    <div className={classes.columns}>
      {parts.length > 0 && (
        <>
          <nav className={classes.side} aria-label={t('contents')}>
            <p className={classes.heading}>{t('contents')}</p>
            <ContentsList parts={parts} current={current} />
          </nav>
          <details className={classes.folded}>
            <summary>{t('contents')}</summary>
            <nav aria-label={t('contents')}>
              <ContentsList parts={parts} />
            </nav>
          </details>
        </>
      )}
      <div className={paper.paper}>
        <Prose blocks={blocks} />
      </div>
    </div>
  );
}
