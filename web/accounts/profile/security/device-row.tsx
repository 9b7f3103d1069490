import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../../api/client.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useAction } from '../../../api/use-action.ts';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useFormat } from '../../../ui/format/use-format.ts';
import { Muted, Row } from '../../../ui/layout/boxes/boxes.tsx';
import shared from '../profile.module.css';

export type Device = Reply<'GET /id/sessions'>[number];

interface Props {
  device: Device;
  /** Asks for confirmation before the current device is signed out. */
  onLeave: () => void;
}

export function DeviceRow({ device, onLeave }: Props) {
  const { t } = useTranslation('accounts/profile');
  const format = useFormat();
  const { isBusy, run } = useAction();
  const { name, isCurrent, address, signedInAt, lastSeenAt } = device;
  const seen = { date: format.date(lastSeenAt), time: format.time(lastSeenAt) };
  const facts = [
    isCurrent ? t('devices.activeNow') : t('devices.lastSeen', seen),
    t('devices.signedIn', { date: format.date(signedInAt) }),
    address,
  ];

  async function signOut(): Promise<void> {
    await run(async () => {
      await call('DELETE /id/sessions/:session', { params: { session: device.id } });
      void showToast('success', t('devices.signedOut', { name }));
    });
    // Also after a failure: the list shows which sessions are still open.
    invalidate('GET /id/sessions');
  }

  return (
    <Row as="li" justify="between" gap={16}>
      <div className={shared.about}>
        <Row>
          <b>{name}</b>
          {isCurrent && <Chip tone="leaf">{t('devices.this')}</Chip>}
        </Row>
        <Muted as="span">{facts.join(' · ')}</Muted>
      </div>
      <Button
        variant="default"
        size="sm"
        loading={isBusy}
        onClick={() => (isCurrent ? onLeave() : void signOut())}
        // Two devices may have the same name.
        aria-label={t('devices.signOutOf', { name, ...seen })}
      >
        {t('devices.signOut')}
      </Button>
    </Row>
  );
}
