import type { Share } from '@bac/contract/results/result-shares.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { LinkRow } from './link-row.tsx';
import classes from './share.module.css';

interface Props {
  attempt: string;
  links: Share[];
  newest: string | undefined;
  onEnded: (id: string) => void;
}

/** The links that still work, the newest first. */
export function LinkList({ attempt, links, newest, onEnded }: Props) {
  const { t } = useTranslation('results/share');
  const [ending, setEnding] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function end(id: string): Promise<void> {
    setEnding(id);
    setProblem(undefined);
    try {
      const params = { attempt, share: id };
      await call('DELETE /results/:attempt/shares/:share', { params, quiet: true });
      onEnded(id);
    } catch (error) {
      // Ended elsewhere, or run out in the meantime: that is what was wanted.
      if (error instanceof ApiError && error.code === 'NOT_FOUND') onEnded(id);
      else setProblem(t('notEnded'));
    } finally {
      setEnding(undefined);
    }
  }

  if (links.length === 0) return <p className={classes.none}>{t('none')}</p>;
  return (
    <>
      <ul className={classes.links}>
        {links.toReversed().map((link) => (
          <LinkRow
            key={link.id}
            link={link}
            isNew={link.id === newest}
            isEnding={link.id === ending}
            onEnd={() => void end(link.id)}
          />
        ))}
      </ul>
      <p role="alert" className={classes.problem}>
        {problem}
      </p>
    </>
  );
}
