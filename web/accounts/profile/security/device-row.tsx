import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../../api/client.ts';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import classes from './security.module.css';

export type Device = Reply<'GET /id/sessions'>[number];

interface Props {
  device: Device;
  isBusy: boolean;
  onSignOut: () => void;
}

export function DeviceRow({ device, isBusy, onSignOut }: Props) {
  const { t } = useTranslation('accounts/profile');
  const format = useFormat();
  const { name, isCurrent, address, signedInAt, lastSeenAt } = device;
  const seen = { date: format.date(lastSeenAt), time: format.time(lastSeenAt) };
  const facts = [
    isCurrent ? t('devices.activeNow') : t('devices.lastSeen', seen),
    t('devices.signedIn', { date: format.date(signedInAt) }),
    address,
  ];
  return (
    <li className={classes.device}>
      <div className={classes.about}>
        <div className={classes.name}>
          <b>{name}</b>
          {isCurrent && <Chip tone="leaf">{t('devices.this')}</Chip>}
        </div>
        <span className={classes.facts}>{facts.join(' · ')}</span>
      </div>
      <Button
        variant="default"
        size="sm"
        loading={isBusy}
        onClick={onSignOut}
        // Two devices may have the same name.
        aria-label={t('devices.signOutOf', { name, ...seen })}
      >
        {t('devices.signOut')}
      </Button>
    </li>
  );
}
