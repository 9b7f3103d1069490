import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { useQuery } from '../../../../api/use-query.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { Muted, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import classes from '../notifications.module.css';
import { useDescribeSegment } from '../use-describe-segment.ts';
import { broadcastProblem } from './broadcast-problem.ts';
import { Preview } from './preview.tsx';
import { SegmentFields } from './segment-fields.tsx';
import type { Message } from './use-message.ts';
import { MessageFields } from './message-fields.tsx';

interface Props {
  message: Message;
  onSent: () => void;
}

/** The form for a broadcast: its segment, its text in both languages, a preview, and how many people it will reach. */
export function Compose({ message, onSent }: Props) {
  const { t } = useTranslation('accounts/console/notifications');
  const { number } = useFormat();
  const describeSegment = useDescribeSegment();
  const { draft, change } = message;
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useAction();
  const audience = useQuery('POST /admin/broadcasts/preview', { body: { segment: draft.segment } });
  const people = audience.data?.people;
  const problem = broadcastProblem(draft);
  const reach = { count: people ?? 0, shown: number(people ?? 0) };

  async function send(): Promise<void> {
    const isSent = await run(async () => {
      await call('POST /admin/broadcasts', { body: draft });
      void showToast('success', t('onTheWay', reach));
      invalidate('GET /admin/broadcasts');
      onSent();
    });
    // The call has shown why it failed; the draft is unchanged.
    if (!isSent) setAsking(false);
  }

  return (
    <div className={classes.compose}>
      <VisuallyHidden component="h2">{t('tab.compose')}</VisuallyHidden>
      <Stack>
        <Card title={t('whom')}>
          <SegmentFields segment={draft.segment} onChange={(segment) => change({ segment })} />
        </Card>
        <Card title={t('what')}>
          <MessageFields draft={draft} onChange={change} />
        </Card>
      </Stack>
      <Stack>
        <Card title={t('reach')}>
          <Stack as="output" gap={2} className={classes.reach}>
            <strong>{people === undefined ? '…' : t('people', reach)}</strong>
            <span>{describeSegment(draft.segment)}</span>
            {audience.data && draft.isMailed && (
              <span>
                {t('byMail', {
                  count: audience.data.byMail,
                  shown: number(audience.data.byMail),
                })}
              </span>
            )}
          </Stack>
          <Button
            fullWidth
            disabled={problem !== undefined || !people}
            onClick={() => setAsking(true)}
          >
            {t('send', reach)}
          </Button>
          {problem && <Muted className={classes.hint}>{t(`missing.${problem}`)}</Muted>}
          {!problem && people === 0 && (
            <Muted className={classes.hint}>{t('missing.people')}</Muted>
          )}
        </Card>
        <Preview draft={draft} />
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={t('confirmTitle', reach)}
          confirmLabel={t('send', reach)}
          isBusy={isBusy}
          onConfirm={() => void send()}
          onCancel={() => setAsking(false)}
        >
          <p>
            {t('confirmText', { title: draft.title.vi, segment: describeSegment(draft.segment) })}{' '}
            {draft.isMailed &&
              audience.data &&
              t('byMail', { count: audience.data.byMail, shown: number(audience.data.byMail) })}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
