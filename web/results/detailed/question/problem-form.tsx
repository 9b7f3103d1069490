import { problemReasons, type ProblemReason } from '@bac/contract/results/problem-reasons.ts';
import { Alert, Button, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { oneTimeId } from '../../../api/one-time-id.ts';
import { orEndSession } from '../../../api/or-end-session.ts';
import { ChoiceCards } from '../../../ui/forms/choice-cards.tsx';
import dialog from '../../../ui/overlays/dialog.module.css';
import classes from './problem.module.css';

interface Props {
  /** Says which question it is about. */
  lead: string;
  attempt: string;
  place: { module: number; question: number };
  onSent: () => void;
  onCancel: () => void;
}

const longest = 2000;

export function ProblemForm({ lead, attempt, place, onSent, onCancel }: Props) {
  const { t } = useTranslation(['results/detailed', 'ui']);
  // The same for every try: a report that came through although its reply did not is not made twice.
  const [id] = useState(oneTimeId);
  const [reason, setReason] = useState<ProblemReason>();
  const [message, setMessage] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');
  const isWordless = reason === 'other' && message.trim() === '';

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setIsChecked(true);
    if (!reason || isWordless) {
      event.currentTarget.querySelector<HTMLElement>(reason ? 'textarea' : 'input')?.focus();
      return;
    }
    setIsSending(true);
    setFailure('');
    try {
      const body = { id, ...place, reason, message: message.trim() };
      const sent = call('POST /results/:attempt/problems', {
        params: { attempt },
        body,
        quiet: true,
      });
      await orEndSession(sent);
      onSent();
    } catch (error) {
      setFailure((error as Error).message);
      setIsSending(false);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <div className={classes.form}>
        <p className={classes.lead}>{lead}</p>
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
          maxLength={longest}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
          error={isChecked && isWordless ? t('problem.messageMissing') : undefined}
        />
        {failure !== '' && (
          <Alert color="lotus" variant="light">
            {failure}
          </Alert>
        )}
      </div>
      <div className={dialog.buttons}>
        <Button variant="default" disabled={isSending} onClick={onCancel}>
          {t('ui:cancel')}
        </Button>
        <Button type="submit" loading={isSending}>
          {t('problem.send')}
        </Button>
      </div>
    </form>
  );
}
