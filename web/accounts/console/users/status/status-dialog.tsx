import {
  isReasonEnough,
  needsReason,
  shortestReason,
} from '@bac/contract/accounts/account-change.ts';
import { changeLetter } from '@bac/contract/accounts/account-letter.ts';
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
import { useChange } from './use-change.ts';

const longestReason = 500;

interface Props {
  action: AccountAction;
  users: Pick<User, 'id' | 'fullName'>[];
  onClose: () => void;
}

/** Suspend, ban, deactivate and their opposites: what ends is said first, then what the person will read. */
export function StatusDialog({ action, users, onClose }: Props) {
  const { t } = useTranslation('accounts/console/users');
  const { shortDate } = useFormat();
  const [pageLanguage] = useLanguage();
  const only = users.length === 1 ? users[0] : undefined;
  const person = useQuery('GET /admin/users/:user', {
    params: { user: only?.id ?? '' },
    isOff: !only,
  });
  const change = useChange(
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
      t(`done.${action}`, { count: users.length, name: only?.fullName ?? '' }),
    );
    onClose();
  };
  return (
    <ReasonDialog
      title={
        only
          ? t(`ask.${action}`, { name: only.fullName })
          : t(`askMany.${action}`, { count: users.length })
      }
      size={590}
      reason={{
        label: t('dialog.reason'),
        description: isReasonNeeded
          ? t('dialog.reasonNeeded', { count: shortestReason })
          : t('dialog.optional'),
        hasCounter: true,
        isRequired: isReasonNeeded,
        maxLength: longestReason,
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
          <LetterFields
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
      {person.data && <StatusPerson person={person.data} isOut={isReasonNeeded} />}
      {action === 'suspend' && <UntilChoice value={until} onChange={change.setUntil} />}
      {isReasonNeeded && <ReasonPresets language={language} onChoose={change.setReason} />}
    </ReasonDialog>
  );
}

interface LetterFieldsProps {
  action: AccountAction;
  change: ReturnType<typeof useChange>;
  language: Language;
  isForMany: boolean;
}

/** Whether the person is told by email, and a preview of that email. */
function LetterFields({ action, change, language, isForMany }: LetterFieldsProps) {
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
        <LetterPreview action={action} language={language} reason={reason} until={until} />
      )}
    </>
  );
}

interface LetterPreviewProps {
  action: AccountAction;
  language: Language;
  reason: string;
  until: Date | null;
}

/** The very words that will be sent, in the language of who reads them. */
function LetterPreview({ action, language, reason, until }: LetterPreviewProps) {
  const { t } = useTranslation('accounts/console/users');
  const { subject, lines } = changeLetter(action, language, { reason, until });
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

/** Whom it is about, and what ends with it. */
function StatusPerson({ person, isOut }: { person: WholeUser; isOut: boolean }) {
  const { t } = useTranslation('accounts/console/users');
  const { date } = useFormat();
  return (
    <Row justify="between" gap={12} className={classes.person}>
      <PersonCell person={person} size={36} />
      <Stack gap={0} className={classes.facts}>
        {isOut && (
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
