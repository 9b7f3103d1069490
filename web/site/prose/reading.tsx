import type { ProseBlock } from '@bac/contract/site/prose.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHashTarget } from '../../ui/layout/use-hash-target.ts';
import { ContentsList, partsOf } from './contents-list.tsx';
import paper from './paper.module.css';
import { Prose } from './prose.tsx';
import classes from './reading.module.css';

/** The observed band of the viewport: below the sticky header and above the middle. */
const readingBand = '-90px 0px -60% 0px';

/** The part of a text that is being read: the last one whose heading entered the upper half of the viewport. */
function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joinedIds = ids.join();

  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        if (entry) setCurrent(entry.target.id);
      },
      { rootMargin: readingBand },
    );
    for (const id of joinedIds.split(',')) {
      const heading = document.getElementById(id);
      if (heading) watch.observe(heading);
    }
    return () => watch.disconnect();
  }, [joinedIds]);

  return current;
}

/** A long text with its list of contents beside it; on a phone the list is collapsed above it. */
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
