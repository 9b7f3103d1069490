import type { FamilyInvitation, FamilySide } from '@bac/contract/following/family.ts';
import { guardianConsent } from '@bac/contract/following/guardian-consent.ts';
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
import { ConsentBox } from './consent-box.tsx';
import classes from './linking.module.css';

interface Props {
  side: FamilySide;
  onMade: (invitation: FamilyInvitation) => void;
}

/** Makes a code, and sends it where an address is given. A parent agrees here already, so that a child can say yes at once. */
export function InviteForm({ side, onMade }: Props) {
  const { t } = useTranslation('following/family');
  const [email, setEmail] = useState('');
  const [isTicked, setTicked] = useState(false);
  const { isBusy, error, run } = useAction();
  const emailProblem = error?.about('email');
  // The same while asking fails: a request whose reply was lost leaves no second code.
  const id = useRef(oneTimeId());
  const problemId = useId();
  const to = email.trim();

  function invite(event: FormEvent): void {
    event.preventDefault();
    void run(async () => {
      const consent = side === 'parent' && isTicked ? guardianConsent.version : null;
      const body = { id: id.current, email: to === '' ? null : to, consent };
      const made = await call('POST /family/invitations', { body, quiet: true });
      id.current = oneTimeId();
      if (to !== '') void showToast('success', t('invite.sent', { email: to }));
      setEmail('');
      invalidate('GET /family');
      onMade(made);
    });
  }

  return (
    <Card title={t(`invite.title.${side}`)}>
      <form className={classes.form} noValidate onSubmit={invite}>
        <Muted size="base" className={classes.text}>
          {t(`invite.text.${side}`)}
        </Muted>
        {side === 'parent' && (
          <ConsentBox
            isTicked={isTicked}
            onChange={setTicked}
            description={t('consent.optional')}
          />
        )}
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
          {t(to === '' ? 'invite.make' : 'invite.makeAndSend')}
        </Button>
        <div role="alert">
          {error && !emailProblem && <FieldError id={problemId}>{error.message}</FieldError>}
        </div>
      </form>
    </Card>
  );
}
