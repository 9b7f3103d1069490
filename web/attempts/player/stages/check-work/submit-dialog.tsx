import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useTimeLeft } from '../../../../ui/format/use-time-left.ts';
import { minutesAndSeconds } from '../../tools/timer/minutes-and-seconds.ts';

interface Props {
  /** The number of the module in its section. */
  moduleNumber: number;
  /** No module follows. */
  isLast: boolean;
  /** The answers of this module decide which second module of the section follows. */
  isRouting: boolean;
  unanswered: number;
  deadline: number;
  now: () => number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a module is submitted early. It closes at the deadline, when the module ends by itself. */
export function SubmitDialog(props: Props) {
  const { t } = useTranslation('attempts/player/stages');
  const { moduleNumber, isLast, isRouting, unanswered, deadline, now, onConfirm, onClose } = props;
  const left = useTimeLeft({ deadline, now });
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  return (
    <ConfirmDialog
      title={isLast ? t('submitDialog.titleLast') : t('submitDialog.title', { part: moduleNumber })}
      confirmLabel={t('submitDialog.confirm')}
      cancelLabel={t('keepWorking')}
      startsOnCancel
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p>
        <strong>
          {unanswered > 0
            ? t('submitDialog.unanswered', { count: unanswered })
            : t('submitDialog.allAnswered')}
        </strong>{' '}
        {t('submitDialog.timeLeft', minutesAndSeconds(left))}
      </p>
      <p>
        {t(isLast ? 'submitDialog.finalLast' : 'submitDialog.final')}
        {isRouting && ` ${t('submitDialog.route', { part: moduleNumber + 1 })}`}
      </p>
    </ConfirmDialog>
  );
}
