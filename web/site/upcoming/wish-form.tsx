import { Button, TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../api/auth-state.ts';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { Muted, Row } from '../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { TextLink } from '../../ui/layout/text-link.tsx';
import { useOnceHydrated } from '../../ui/layout/use-once-hydrated.ts';
import classes from './upcoming.module.css';

type WishTopic = 'courses' | 'practice';

const storageKey = 'wishes';

type Wishes = Partial<Record<WishTopic, string>>;

function readWishes(): Wishes {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** The email address that was submitted in this browser for a topic. */
const findWish = (topic: WishTopic): string | undefined => readWishes()[topic];

function storeWish(topic: WishTopic, email: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...readWishes(), [topic]: email }));
  } catch {
    // The server has the request; this browser just does not show it again.
  }
}

/** The form to be notified when this part opens. Shows a confirmation, also on later visits in this browser. */
export function WishForm({ topic }: { topic: WishTopic }) {
  const { t } = useTranslation('site/upcoming');
  const user = useUser();
  const [change, setChange] = useState<{ email: string | undefined }>();
  const storedEmail = useOnceHydrated(() => findWish(topic), undefined);
  const submittedEmail = change ? change.email : storedEmail;
  const { isBusy, error, run } = useAction();

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    await run(async () => {
      const saved = await call('POST /waitlist', { body: { topic, email }, quiet: true });
      storeWish(topic, saved.email);
      setChange({ email: saved.email });
    });
  }

  return (
    <Card title={t('wish.title')} titleLevel={2}>
      <Row as="output" gap={12} align="start" isOneLine className={classes.thanks}>
        {submittedEmail !== undefined && (
          <>
            <IconCircleCheck size={24} aria-hidden />
            <span>{t('wish.thanks', { email: submittedEmail })}</span>
          </>
        )}
      </Row>
      {submittedEmail === undefined ? (
        // No native validation, whose messages are in the browser's language: the server's message is in the page's.
        <form
          className={classes.form}
          noValidate
          aria-label={t('wish.title')}
          onSubmit={(event) => void send(event)}
        >
          <TextInput
            name="email"
            type="email"
            label={t('wish.email')}
            autoComplete="email"
            defaultValue={user?.email ?? ''}
            error={error?.errors[0]?.message ?? error?.message}
          />
          <Button type="submit" loading={isBusy}>
            {t('wish.send')}
          </Button>
          <Muted className={classes.note}>
            {t('wish.note')} <TextLink to="/chinh-sach-bao-mat">{t('wish.privacy')}</TextLink>
          </Muted>
        </form>
      ) : (
        <Button variant="default" onClick={() => setChange({ email: undefined })}>
          {t('wish.otherAddress')}
        </Button>
      )}
    </Card>
  );
}
