import { Button } from '@mantine/core';
import type { HistoryEntry } from '@bac/contract/results/results.ts';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import classes from './history.module.css';

const steps = ['none', 'one', 'two'] as const;

/** Says what is still to be chosen; with two it leads to the later one's report, laid beside the earlier. */
export function CompareBar({ chosen }: { chosen: HistoryEntry[] }) {
  const { t } = useTranslation('accounts/profile');
  const [later, earlier] = chosen;
  return (
    <div className={classes.compare}>
      <p className={classes.hint} aria-live="polite">
        {t(`history.chosen.${steps[chosen.length] ?? 'two'}`)}
      </p>
      {later && earlier ? (
        <LinkButton
          to={`/test-results/${later.attempt}?compare=${earlier.attempt}#compare`}
          variant="default"
        >
          {t('history.compare')}
        </LinkButton>
      ) : (
        <Button variant="default" disabled>
          {t('history.compare')}
        </Button>
      )}
    </div>
  );
}
