import { problemReasons, type ProblemReason } from '@bac/contract/results/problem-reasons.ts';
import { Alert, Button, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { call } from '../../../api/client.ts';
import { oneTimeId } from '../../../api/one-time-id.ts';
import { useAction } from '../../../api/use-action.ts';
import { ChoiceCards } from '../../../ui/forms/choice-cards.tsx';
import dialog from '../../../ui/overlays/dialog.module.css';
import classes from './problem.module.css';

interface Props {
  /** A sentence that names the question. */
  lead: string;
  attempt: string;
  position: { module: number; question: number };
  onSent: () => void;
  onCancel: () => void;
}

const maxMessageLength = 2000;

export function ProblemForm({ lead, attempt, position, onSent, onCancel }: Props) {
  const { t } = useTranslation(['results/detailed', 'ui']);
  // The same id for every retry, so that a report whose reply was lost is stored only once.
  const [id] = useState(oneTimeId);
  const [reason, setReason] = useState<ProblemReason>();
  const [message, setMessage] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { isBusy, error, run } = useAction();
  const lacksMessage = reason === 'other' && message.trim() === '';

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsChecked(true);
    if (!reason || lacksMessage) {
      event.currentTarget.querySelector<HTMLElement>(reason ? 'textarea' : 'input')?.focus();
      return;
    }
    void run(async () => {
      const body = { id, ...position, reason, message: message.trim() };
      await call('POST /results/:attempt/problems', { params: { attempt }, body, quiet: true });
      onSent();
    });
  };

  return (
    <form noValidate onSubmit={send}>
      <Stack className={classes.form}>
        <Muted size="md">{lead}</Muted>
        <ChoiceCards
          legend={t('problem.reason')}
          name="reason"
          choices={problemReasons.map((value) => ({ value, label: t(`problem.reasons.${value}`) }))}
          {...(reason && { value: reason })}
          onChange={setReason}
          error={isChecked && !reason ? t('problem.reasonMissing') : undefined}
        />
        <Textarea
          label={t('problem.message')}
          description={t('problem.messageHint')}
          rows={4}
          maxLength={maxMessageLength}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
          error={isChecked && lacksMessage ? t('problem.messageMissing') : undefined}
        />
        {error && (
          <Alert color="lotus" variant="light">
            {error.message}
          </Alert>
        )}
      </Stack>
      <div className={dialog.buttons}>
        <Button variant="default" disabled={isBusy} onClick={onCancel}>
          {t('ui:cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {t('problem.send')}
        </Button>
      </div>
    </form>
  );
}
