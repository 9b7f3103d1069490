import { isReasonEnough, needsReason } from '@bac/contract/accounts/account-change.ts';
import { changeLetter } from '@bac/contract/accounts/account-letter.ts';
import type { AccountAction, User, WholeUser } from '@bac/contract/accounts/users.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { Alert, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../../api/use-query.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx';
import dialog from '../../../../ui/overlays/dialog.module.css';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import { PersonCell } from '../person-cell.tsx';
import { ReasonField } from './reason-field.tsx';
import classes from './status-dialog.module.css';
import { UntilChoice } from './until-choice.tsx';
import { useChange } from './use-change.ts';

interface Props {
  action: AccountAction;
  users: Pick<User, 'id' | 'fullName'>[];
  onClose: () => void;
  onDone: () => void;
}

/** Suspend, ban, deactivate and their opposites: what ends is said first, then what the person will read. */
export function StatusDialog({ action, users, onClose, onDone }: Props) {
  const { t } = useTranslation(['accounts/console/users', 'ui']);
  const { shortDate } = useFormat();
  const [pageLanguage] = useLanguage();
  const [isPreviewed, setPreviewed] = useState(false);
  useFocusReturn();
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
  const { until, reason } = change;
  const canSend = isReasonEnough(action, reason);

  const send = async (): Promise<void> => {
    if (await change.send()) {
      void showToast(
        'success',
        t(`done.${action}`, { count: users.length, name: only?.fullName ?? '' }),
      );
      onDone();
    }
  };
  return (
    <Dialog
      title={
        only
          ? t(`ask.${action}`, { name: only.fullName })
          : t(`askMany.${action}`, { count: users.length })
      }
      size={590}
      isBusy={change.isBusy}
      onClose={onClose}
    >
      <div className={classes.body}>
        <p className={classes.effect}>{t(`effect.${action}`)}</p>
        {person.data && <StatusPerson person={person.data} isOut={needsReason(action)} />}
        {action === 'suspend' && <UntilChoice value={until} onChange={change.setUntil} />}
        <ReasonField
          action={action}
          language={language}
          value={reason}
          onChange={change.setReason}
        />
        <TextInput
          label={t('dialog.note')}
          placeholder={t('dialog.noteHint')}
          maxLength={1000}
          value={change.note}
          onChange={({ target }) => change.setNote(target.value)}
        />
        <div className={classes.spread}>
          <CheckboxField
            label={
              only
                ? t('dialog.mail', { language: t(`ui:languageName.${language}`) })
                : t('dialog.mailMany')
            }
            checked={change.isMailed}
            onChange={({ target }) => change.setMailed(target.checked)}
          />
          {change.isMailed && (
            <button
              type="button"
              className={classes.link}
              aria-expanded={isPreviewed}
              onClick={() => setPreviewed(!isPreviewed)}
            >
              {t('dialog.preview')}
            </button>
          )}
        </div>
        {isPreviewed && change.isMailed && (
          <LetterPreview action={action} language={language} reason={reason} until={until} />
        )}
        {change.refusals.map(({ message, ids }) => (
          <Alert key={message} color="lotus" variant="light" role="alert">
            {users.length > 1 ? t('dialog.refused', { count: ids.length, message }) : message}
          </Alert>
        ))}
      </div>
      <div className={`${dialog.buttons} ${classes.foot}`}>
        <span className={classes.recorded}>{t('dialog.recorded')}</span>
        <Button variant="default" disabled={change.isBusy} onClick={onClose} data-autofocus>
          {t('ui:cancel')}
        </Button>
        <Button
          {...(needsReason(action) ? { color: 'lotus' } : {})}
          loading={change.isBusy}
          disabled={!canSend}
          onClick={() => void send()}
        >
          {action === 'suspend' && until
            ? t('dialog.suspendUntil', { date: shortDate(until) })
            : t(`do.${action}`)}
        </Button>
      </div>
    </Dialog>
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
    <section className={classes.letter} aria-label={t('dialog.preview')} lang={language}>
      <strong>{subject}</strong>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** Whom it is about, and what ends with it. */
function StatusPerson({ person, isOut }: { person: WholeUser; isOut: boolean }) {
  const { t } = useTranslation('accounts/console/users');
  const { date } = useFormat();
  return (
    <div className={classes.person}>
      <PersonCell person={person} size={36} />
      <div className={classes.facts}>
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
      </div>
    </div>
  );
}
