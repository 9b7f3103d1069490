import { brokenEmailRule } from '@bac/contract/accounts/account-rules.ts';
import { Button, TextInput } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconSend } from '@tabler/icons-react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/api-error.ts';
import { useUser } from '../../../../api/auth-state.ts';
import { call } from '../../../../api/client.ts';
import { orEndSession } from '../../../../api/or-end-session.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import classes from '../system-settings.module.css';

type Sending =
  | { state: 'unsent' | 'sending' }
  | { state: 'notAnAddress'; rule: 'email' | 'emailAccents' }
  | { state: 'sent'; to: string; at: number }
  | { state: 'failed'; reason: string };

/** Whether letters leave the house is seen soonest by sending one. */
export function MailTest() {
  const { t } = useTranslation('site/console/system-settings');
  const format = useFormat();
  const user = useUser();
  const [to, setTo] = useState(user?.email ?? '');
  const [sending, setSending] = useState<Sending>({ state: 'unsent' });

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const address = to.trim();
    const rule = brokenEmailRule(address);
    if (rule) return setSending({ state: 'notAnAddress', rule });
    setSending({ state: 'sending' });
    try {
      const body = { to: address };
      await orEndSession(call('POST /admin/settings/mail-test', { body, quiet: true }));
      setSending({ state: 'sent', to: address, at: Date.now() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSending({ state: 'failed', reason: error.message });
    }
  }

  function words(): string {
    if (sending.state === 'sent') {
      return t('mail.sent', { to: sending.to, time: format.time(sending.at) });
    }
    return sending.state === 'failed' ? sending.reason : t('mail.note');
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={t('mail.title')}
    >
      <div className={classes.inline}>
        <TextInput
          className={classes.grow ?? ''}
          type="email"
          label={t('mail.to')}
          maxLength={254}
          value={to}
          error={sending.state === 'notAnAddress' && t(`problem.${sending.rule}`)}
          onChange={({ target }) => setTo(target.value)}
        />
        <Button
          type="submit"
          variant="default"
          leftSection={<IconSend size={16} aria-hidden />}
          loading={sending.state === 'sending'}
        >
          {t('mail.send')}
        </Button>
      </div>
      <output
        className={classes.words}
        data-state={
          sending.state === 'sent' ? 'saved' : sending.state === 'failed' ? 'failed' : undefined
        }
        aria-live="polite"
      >
        {sending.state === 'sent' && <IconCheck size={16} aria-hidden />}
        {sending.state === 'failed' && <IconAlertCircle size={16} aria-hidden />}
        {words()}
      </output>
    </form>
  );
}
