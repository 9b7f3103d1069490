import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { DeviceRow, type Device } from './device-row.tsx';
import shared from '../profile.module.css';

export function DevicesCard({ devices }: { devices: Device[] }) {
  const { t } = useTranslation('accounts/profile');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);

  return (
    <Card title={t('devices.title')}>
      <p className={shared.intro}>{t('devices.intro')}</p>
      <ul className={shared.lines}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onLeave={() => setAsking(true)} />
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
