import type { FamilyInvitation, FamilySide } from '@bac/contract/following/family.ts';
import { Button, TextInput } from '@mantine/core';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../../ui/layout/boxes/boxes.tsx';
import { call } from '../../../api/client.ts';
import { oneTimeId } from '../../../api/one-time-id.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { FieldError } from '../../../ui/forms/field-error.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import classes from './linking.module.css';

interface Props {
  side: FamilySide;
  onCreated: (invitation: FamilyInvitation) => void;
}

/** Creates a code and mails it if there is an address. */
export function InviteForm({ side, onCreated }: Props) {
  const { t } = useTranslation('following/family');
  const [email, setEmail] = useState('');
  const { isBusy, error, run } = useAction();
  const emailProblem = error?.messageFor('email');
  // Every try sends the same id, so that a retry does not create a second code.
  const id = useRef(oneTimeId());
  const problemId = useId();
  const address = email.trim();

  function invite(event: FormEvent): void {
    event.preventDefault();
    void run(async () => {
      const body = { id: id.current, email: address === '' ? null : address };
      const invitation = await call('POST /family/invitations', { body, quiet: true });
      id.current = oneTimeId();
      if (address !== '') void showToast('success', t('invite.sent', { email: address }));
      setEmail('');
      invalidate('GET /family');
      onCreated(invitation);
    });
  }

  return (
    <Card title={t(`invite.title.${side}`)}>
      <form className={classes.form} noValidate onSubmit={invite}>
        <Muted size="base" className={classes.text}>
          {t(`invite.text.${side}`)}
        </Muted>
        <TextInput
          type="email"
          label={t('invite.email')}
          description={t('invite.emailHint')}
          value={email}
          autoComplete="off"
          error={emailProblem}
          classNames={{ root: classes.field ?? '' }}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <Button type="submit" loading={isBusy}>
          {t(address === '' ? 'invite.make' : 'invite.makeAndSend')}
        </Button>
        <div role="alert">
          {error && !emailProblem && <FieldError id={problemId}>{error.message}</FieldError>}
        </div>
      </form>
    </Card>
  );
}
