import type { Share } from '@bac/contract/results/result-shares.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../ui/layout/boxes/boxes.tsx';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { invalidate, updateQuery } from '../../api/query-cache.ts';
import { useAction } from '../../api/use-action.ts';
import { LinkRow } from './link-row.tsx';
import classes from './share.module.css';

interface Props {
  attempt: string;
  links: Share[];
  newest: string | undefined;
  onEnded: (id: string) => void;
}

/** The active links, the newest first. */
export function LinkList({ attempt, links, newest, onEnded }: Props) {
  const { t } = useTranslation('results/share');
  const [ending, setEnding] = useState<string>();
  const { isBusy, error, run } = useAction();

  const end = (id: string): void =>
    void run(async () => {
      setEnding(id);
      try {
        const params = { attempt, share: id };
        await call('DELETE /results/:attempt/shares/:share', { params, quiet: true });
      } catch (failure) {
        // NOT_FOUND: the link has ended already.
        if (!(failure instanceof ApiError && failure.code === 'NOT_FOUND')) throw failure;
      }
      updateQuery('GET /results/:attempt/shares', { params: { attempt } }, (shares) =>
        shares.filter((share) => share.id !== id),
      );
      invalidate('GET /results/:attempt/shares', 'GET /sharing');
      onEnded(id);
    });

  if (links.length === 0) return <Muted size="md">{t('none')}</Muted>;
  return (
    <>
      <ul>
        {links.toReversed().map((link) => (
          <LinkRow
            key={link.id}
            link={link}
            isNew={link.id === newest}
            isEnding={isBusy && link.id === ending}
            onEnd={() => end(link.id)}
          />
        ))}
      </ul>
      <p role="alert" className={classes.problem}>
        {error && t('notEnded')}
      </p>
    </>
  );
}
