import { Alert, Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import dialog from '../../../ui/overlays/dialog.module.css';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useFocusReturn } from '../../../ui/overlays/use-focus-return.ts';
import classes from './action.module.css';
import { MinutesField } from './minutes-field.tsx';
import { useAttemptAction, type AttemptAction } from './use-attempt-action.ts';

export interface PendingAction {
  action: AttemptAction;
  attempt: string;
  /** The name of the student. */
  name: string;
}

interface Props extends PendingAction {
  onClose: () => void;
}

const maxReasonLength = 500;
const isDangerous: Record<AttemptAction, boolean> = {
  extend: false,
  end: true,
  invalidate: true,
  restore: false,
};

/** Asks for the reason of an action. It says first what the action does, and then what the student will read. */
export function ActionDialog({ action, attempt, name, onClose }: Props) {
  const { t } = useTranslation(['attempts/console', 'ui']);
  const [minutes, setMinutes] = useState(10);
  const [reason, setReason] = useState('');
  useFocusReturn();
  const { send, isBusy, error } = useAttemptAction(action, attempt);
  const act = async (): Promise<void> => {
    if (!(await send({ minutes, reason: reason.trim() }))) return;
    void showToast('success', t(`done.${action}`, { name, count: minutes }));
    onClose();
  };
  return (
    <Dialog title={t(`ask.${action}`, { name })} size={520} isBusy={isBusy} onClose={onClose}>
      <Stack gap={14} className={classes.body}>
        <Muted size="sm">{t(`effect.${action}`)}</Muted>
        {action === 'extend' && <MinutesField value={minutes} onChange={setMinutes} />}
        <Textarea
          label={t('action.reason')}
          description={
            <Row as="span" gap={16} align="start" justify="between" isOneLine>
              <span>{t('action.reasonHint')}</span>
              <span>{`${reason.length} / ${maxReasonLength}`}</span>
            </Row>
          }
          inputWrapperOrder={['label', 'input', 'description']}
          rows={3}
          maxLength={maxReasonLength}
          required
          withAsterisk={false}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {error && (
          <Alert color="lotus" variant="light" role="alert">
            {error.message}
          </Alert>
        )}
      </Stack>
      <div className={`${dialog.buttons} ${classes.foot}`}>
        <Muted as="span" size="xs" className={classes.recorded}>
          {t('action.recorded')}
        </Muted>
        <Button variant="default" disabled={isBusy} onClick={onClose} data-autofocus>
          {t('ui:cancel')}
        </Button>
        <Button
          {...(isDangerous[action] ? { color: 'lotus' } : {})}
          loading={isBusy}
          disabled={reason.trim() === '' || !(minutes >= 1)}
          onClick={() => void act()}
        >
          {t(`do.${action}`, { count: minutes })}
        </Button>
      </div>
    </Dialog>
  );
}
