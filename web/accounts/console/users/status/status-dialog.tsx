import {
  isReasonEnough,
  needsReason,
  minReasonLength,
} from '@bac/contract/accounts/account-change.ts';
import { accountChangeEmail } from '@bac/contract/accounts/account-change-email.ts';
import type { AccountAction, User, WholeUser } from '@bac/contract/accounts/users.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { Alert, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../../api/use-query.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import { ReasonDialog } from '../../../../ui/overlays/reason-dialog.tsx';
import { PersonCell } from '../person-cell.tsx';
import { ReasonPresets } from './reason-presets.tsx';
import { PlainButton } from '../../../../ui/buttons/plain-button.tsx';
import { Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import classes from './status-dialog.module.css';
import { UntilChoice } from './until-choice.tsx';
import { useStatusChange } from './use-status-change.ts';

const maxReasonLength = 500;

interface Props {
  action: AccountAction;
  users: Pick<User, 'id' | 'fullName'>[];
  onClose: () => void;
}

/** Suspends, bans, deactivates or reverses that: shows the effect first, then what the person will read. */
export function StatusDialog({ action, users, onClose }: Props) {
  const { t } = useTranslation('accounts/console/users');
  const { shortDate } = useFormat();
  const [pageLanguage] = useLanguage();
  const singleUser = users.length === 1 ? users[0] : undefined;
  const person = useQuery('GET /admin/users/:user', {
    params: { user: singleUser?.id ?? '' },
    isOff: !singleUser,
  });
  const change = useStatusChange(
    action,
    users.map(({ id }) => id),
  );
  const language = person.data?.profile.language ?? pageLanguage;
  const { until, reason, refusals } = change;
  const isReasonNeeded = needsReason(action);

  const send = async (): Promise<void> => {
    if (!(await change.send())) return;
    void showToast(
      'success',
      t(`done.${action}`, { count: users.length, name: singleUser?.fullName ?? '' }),
    );
    onClose();
  };
  return (
    <ReasonDialog
      title={
        singleUser
          ? t(`ask.${action}`, { name: singleUser.fullName })
          : t(`askMany.${action}`, { count: users.length })
      }
      size={590}
      reason={{
        label: t('dialog.reason'),
        description: isReasonNeeded
          ? t('dialog.reasonNeeded', { count: minReasonLength })
          : t('dialog.optional'),
        hasCounter: true,
        isRequired: isReasonNeeded,
        maxLength: maxReasonLength,
        value: reason,
        onChange: change.setReason,
      }}
      below={
        <>
          <TextInput
            label={t('dialog.note')}
            placeholder={t('dialog.noteHint')}
            maxLength={1000}
            value={change.note}
            onChange={({ target }) => change.setNote(target.value)}
          />
          <EmailFields
            action={action}
            change={change}
            language={language}
            isForMany={users.length > 1}
          />
          {refusals.map(({ message, ids }) => (
            <Alert key={message} color="lotus" variant="light" role="alert">
              {users.length > 1 ? t('dialog.refused', { count: ids.length, message }) : message}
            </Alert>
          ))}
        </>
      }
      note={t('dialog.recorded')}
      confirmLabel={
        action === 'suspend' && until
          ? t('dialog.suspendUntil', { date: shortDate(until) })
          : t(`do.${action}`)
      }
      isDanger={isReasonNeeded}
      canConfirm={isReasonEnough(action, reason)}
      startsOn="cancel"
      isBusy={change.isBusy}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p>{t(`effect.${action}`)}</p>
      {person.data && <StatusPerson person={person.data} endsSessions={isReasonNeeded} />}
      {action === 'suspend' && <UntilChoice value={until} onChange={change.setUntil} />}
      {isReasonNeeded && <ReasonPresets language={language} onChoose={change.setReason} />}
    </ReasonDialog>
  );
}

interface EmailFieldsProps {
  action: AccountAction;
  change: ReturnType<typeof useStatusChange>;
  language: Language;
  isForMany: boolean;
}

/** Whether the person gets an email, and a preview of it. */
function EmailFields({ action, change, language, isForMany }: EmailFieldsProps) {
  const { t } = useTranslation(['accounts/console/users', 'ui']);
  const [isPreviewed, setPreviewed] = useState(false);
  const { isMailed, reason, until } = change;
  return (
    <>
      <Row justify="between" gap={12}>
        <CheckboxField
          label={
            isForMany
              ? t('dialog.mailMany')
              : t('dialog.mail', { language: t(`ui:languageName.${language}`) })
          }
          checked={isMailed}
          onChange={({ target }) => change.setMailed(target.checked)}
        />
        {isMailed && (
          <PlainButton
            className={classes.link}
            aria-expanded={isPreviewed}
            onClick={() => setPreviewed(!isPreviewed)}
          >
            {t('dialog.preview')}
          </PlainButton>
        )}
      </Row>
      {isPreviewed && isMailed && (
        <EmailPreview action={action} language={language} reason={reason} until={until} />
      )}
    </>
  );
}

interface EmailPreviewProps {
  action: AccountAction;
  language: Language;
  reason: string;
  until: Date | null;
}

/** The exact email that will be sent, in the language of its reader. */
function EmailPreview({ action, language, reason, until }: EmailPreviewProps) {
  const { t } = useTranslation('accounts/console/users');
  const { subject, lines } = accountChangeEmail(action, language, { reason, until });
  return (
    <Stack
      as="section"
      gap={6}
      className={classes.letter}
      aria-label={t('dialog.preview')}
      lang={language}
    >
      <strong>{subject}</strong>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Stack>
  );
}

/** The person concerned, and the sessions that the change ends. */
function StatusPerson({ person, endsSessions }: { person: WholeUser; endsSessions: boolean }) {
  const { t } = useTranslation('accounts/console/users');
  const { date } = useFormat();
  return (
    <Row justify="between" gap={12} className={classes.person}>
      <PersonCell person={person} size={36} />
      <Stack gap={0} className={classes.facts}>
        {endsSessions && (
          <strong>
            {person.sessions === 0
              ? t('dialog.noSession')
              : t('dialog.sessions', { count: person.sessions })}
          </strong>
        )}
        <span>
          {t('dialog.since', { role: t(`role.${person.role}`), date: date(person.createdAt) })}
        </span>
      </Stack>
    </Row>
  );
}
