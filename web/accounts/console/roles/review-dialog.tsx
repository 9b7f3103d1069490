import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { ChangeLine } from './changes-bar.tsx';
import type { Change } from './pending.ts';
import classes from './roles.module.css';

interface Props {
  changes: readonly Change[];
  people: number;
  isBusy: boolean;
  failure: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** All that is about to change, and for how many, before it does. */
export function ReviewDialog({ changes, people, failure, ...props }: Props) {
  const { t } = useTranslation('accounts/console/roles');
  const format = useFormat();
  return (
    <ConfirmDialog
      title={t('review.title', { count: changes.length })}
      confirmLabel={t('review.confirm', { count: changes.length })}
      {...props}
    >
      <p className={classes.reviewText}>
        {t('review.text', { count: people, shown: format.number(people) })}
      </p>
      <ul className={classes.review}>
        {changes.map((change) => (
          <ChangeLine key={`${change.role} ${change.permission}`} change={change} />
        ))}
      </ul>
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
    </ConfirmDialog>
  );
}
