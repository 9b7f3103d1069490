import type { WholeClass } from '@bac/contract/following/classes.ts';
import { IconCopy, IconLink, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { call } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { CopyButton } from '../copy-button.tsx';
import { Problem } from '../problem.tsx';
import layout from './class.module.css';

/** How students join: a code to read aloud or write on the board, and a link to send. */
export function JoinCard({ whole: { id, joinCode } }: { whole: WholeClass }) {
  const { t } = useTranslation('following/classes');
  const [isRenewing, setRenewing] = useState(false);
  const { isBusy, error, run } = useAction();
  const link = `${location.origin}/join/${joinCode}`;

  const renew = (): void =>
    void run(async () => {
      await call('POST /classes/:class/code', { params: { class: id }, quiet: true });
      setRenewing(false);
      invalidate('GET /classes/:class');
    });

  return (
    <Card title={t('code.title')} titleLevel={2}>
      <Stack gap={12}>
        <p className={layout.code}>{joinCode}</p>
        <Muted className={layout.codeNote}>
          {t('code.note', { address: `${location.host}/join` })}
        </Muted>
        <Row>
          <CopyButton
            text={link}
            label={t('code.copyLink')}
            icon={<IconLink size={17} aria-hidden />}
          />
          <CopyButton
            text={joinCode}
            label={t('code.copyCode')}
            icon={<IconCopy size={17} aria-hidden />}
          />
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconRefresh size={17} aria-hidden />}
            onClick={() => setRenewing(true)}
          >
            {t('code.renew')}
          </Button>
        </Row>
      </Stack>
      {isRenewing && (
        <ConfirmDialog
          title={t('code.renewTitle')}
          confirmLabel={t('code.renewConfirm')}
          isBusy={isBusy}
          onConfirm={renew}
          onCancel={() => setRenewing(false)}
        >
          {t('code.renewText')}
          <Problem>{error?.message}</Problem>
        </ConfirmDialog>
      )}
    </Card>
  );
}
