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
  const { isBusy, error, run } = useAction();
  const isWordless = reason === 'other' && message.trim() === '';

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsChecked(true);
    if (!reason || isWordless) {
      event.currentTarget.querySelector<HTMLElement>(reason ? 'textarea' : 'input')?.focus();
      return;
    }
    void run(async () => {
      const body = { id, ...place, reason, message: message.trim() };
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
          maxLength={longest}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
          error={isChecked && isWordless ? t('problem.messageMissing') : undefined}
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
