import type { InterestCheck } from '@bac/contract/site/orientation.ts';
import { scoreInterests, topThree } from '@bac/exam/orientation/score-interests.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../api/use-action.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './result.module.css';
import { useThemeNames } from './use-theme-names.ts';

interface Props {
  /** The check that is shown. */
  check: InterestCheck;
  earlier: InterestCheck[];
  onRemove: (id: string) => Promise<void>;
}

/** The earlier checks, each with a button to delete it. */
export function EarlierChecks({ check, earlier, onRemove }: Props) {
  const { t } = useTranslation('site/orientation/result');
  const { date } = useFormat();
  const [checkToDelete, setCheckToDelete] = useState<InterestCheck>();
  const { isBusy, run } = useAction();

  async function remove({ id }: InterestCheck): Promise<void> {
    // A failure shows a toast; the dialog stays open for another try.
    if (await run(() => onRemove(id))) setCheckToDelete(undefined);
  }

  return (
    <Stack gap={14} className={classes.kept}>
      {earlier.length > 0 && (
        <details className={classes.details}>
          <summary>{t('earlier')}</summary>
          <ul>
            {earlier.map((one) => (
              <EarlierCheck key={one.id} check={one} onForget={() => setCheckToDelete(one)} />
            ))}
          </ul>
        </details>
      )}
      <PlainButton className={classes.textButton ?? ''} onClick={() => setCheckToDelete(check)}>
        {t('forget')}
      </PlainButton>
      {checkToDelete && (
        <ConfirmDialog
          title={t('forgetTitle')}
          confirmLabel={t('forgetConfirm')}
          isDanger
          isBusy={isBusy}
          onConfirm={() => void remove(checkToDelete)}
          onCancel={() => setCheckToDelete(undefined)}
        >
          {t('forgetText', { date: date(checkToDelete.takenAt) })}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

function EarlierCheck({ check, onForget }: { check: InterestCheck; onForget: () => void }) {
  const { t } = useTranslation('site/orientation/result');
  const { listOf } = useThemeNames();
  const { date } = useFormat();
  const interests = scoreInterests(check.answers);
  const day = date(check.takenAt);
  return (
    <li>
      <span>{day}</span>
      <span>{interests.kind === 'profile' ? listOf(topThree(interests)) : t('noProfile')}</span>
      <PlainButton
        className={classes.textButton ?? ''}
        aria-label={t('forgetOf', { date: day })}
        onClick={onForget}
      >
        {t('forget')}
      </PlainButton>
    </li>
  );
}
