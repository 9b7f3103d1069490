import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { DeviceRow, type Device } from './device-row.tsx';
import classes from './security.module.css';

interface Props {
  devices: Device[];
  onSignedOut: () => void;
}

export function DevicesCard({ devices, onSignedOut }: Props) {
  const { t } = useTranslation('accounts/profile');
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<Device['id']>();
  const [isAsking, setAsking] = useState(false);

  async function signOut({ id, name }: Device): Promise<void> {
    setLeaving(id);
    try {
      await call('DELETE /id/sessions/:session', { params: { session: id } });
      void showToast('success', t('devices.signedOut', { name }));
    } catch {
      // The failure is told by a toast; the list below says what still holds.
    } finally {
      setLeaving(undefined);
      onSignedOut();
    }
  }

  return (
    <Card title={t('devices.title')}>
      <p className={classes.intro}>{t('devices.intro')}</p>
      <ul className={classes.devices}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isBusy={leaving === device.id}
            onSignOut={() => (device.isCurrent ? setAsking(true) : void signOut(device))}
          />
        ))}
      </ul>
      {isAsking && (
        <ConfirmDialog
          title={t('devices.confirmTitle')}
          confirmLabel={t('devices.confirm')}
          onConfirm={() => void navigate('/logout')}
          onCancel={() => setAsking(false)}
        >
          {t('devices.confirmText')}
        </ConfirmDialog>
      )}
    </Card>
  );
}
