import { brokenEmailRule } from '@bac/contract/accounts/account-rules.ts';
import { Button, TextInput } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconSend } from '@tabler/icons-react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../api/auth-state.ts';
import { call } from '../../../../api/client.ts';
import { useAction } from '../../../../api/use-action.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { Row } from '../../../../ui/layout/boxes/boxes.tsx';
import classes from '../system-settings.module.css';

/** Sends a test email, to check that the mail server works. */
export function MailTest() {
  const { t } = useTranslation('site/console/system-settings');
  const format = useFormat();
  const user = useUser();
  const [to, setTo] = useState(user?.email ?? '');
  const [brokenRule, setBrokenRule] = useState<'email' | 'emailAccents'>();
  const [sent, setSent] = useState<{ to: string; at: number }>();
  const { isBusy, error, run, clearError } = useAction();

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const address = to.trim();
    const rule = brokenEmailRule(address);
    setBrokenRule(rule);
    setSent(undefined);
    clearError();
    if (rule) return;
    await run(async () => {
      const body = { to: address };
      await call('POST /admin/settings/mail-test', { body, quiet: true });
      setSent({ to: address, at: Date.now() });
    });
  }

  function statusText(): string {
    if (sent) return t('mail.sent', { to: sent.to, time: format.time(sent.at) });
    return error ? error.message : t('mail.note');
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={t('mail.title')}
    >
      <Row gap={12} align="start" className={classes.inline}>
        <TextInput
          className={classes.grow ?? ''}
          type="email"
          label={t('mail.to')}
          maxLength={254}
          value={to}
          error={brokenRule && t(`problem.${brokenRule}`)}
          onChange={({ target }) => setTo(target.value)}
        />
        <Button
          type="submit"
          variant="default"
          leftSection={<IconSend size={16} aria-hidden />}
          loading={isBusy}
        >
          {t('mail.send')}
        </Button>
      </Row>
      <Row
        as="output"
        isOneLine
        className={classes.words}
        data-state={sent ? 'saved' : error ? 'failed' : undefined}
        aria-live="polite"
      >
        {sent && <IconCheck size={16} aria-hidden />}
        {error && <IconAlertCircle size={16} aria-hidden />}
        {statusText()}
      </Row>
    </form>
  );
}
