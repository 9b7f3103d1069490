import type { FamilyInvitation, FamilySide } from '@bac/contract/following/family.ts';
import { guardianConsent } from '@bac/contract/following/guardian-consent.ts';
import { Button, TextInput } from '@mantine/core';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { oneTimeId } from '../../../api/one-time-id.ts';
import { orEndSession } from '../../../api/or-end-session.ts';
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
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const emailProblem = failure?.about('email');
  // The same while asking fails: a request whose reply was lost leaves no second code.
  const id = useRef(oneTimeId());
  const problemId = useId();
  const to = email.trim();

  async function invite(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      const consent = side === 'parent' && isTicked ? guardianConsent.version : null;
      const body = { id: id.current, email: to === '' ? null : to, consent };
      const made = await orEndSession(call('POST /family/invitations', { body, quiet: true }));
      id.current = oneTimeId();
      if (to !== '') void showToast('success', t('invite.sent', { email: to }));
      setEmail('');
      onMade(made);
    } catch (error) {
      setFailure(error as ApiError);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card title={t(`invite.title.${side}`)}>
      <form className={classes.form} noValidate onSubmit={(event) => void invite(event)}>
        <p className={classes.text}>{t(`invite.text.${side}`)}</p>
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
          {failure && !emailProblem && <FieldError id={problemId}>{failure.message}</FieldError>}
        </div>
      </form>
    </Card>
  );
}
