import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../../api/auth-state.ts';
import { invalidate } from '../../../api/query-cache.ts';
import { useQuery, type QueryState } from '../../../api/use-query.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { PasskeysCard } from './passkeys/passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { Grid, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './security.module.css';
import { SignInsCard } from './sign-ins/sign-ins-card.tsx';
import { SecurityNotices } from './two-step/security-notices.tsx';
import { TwoStepCard } from './two-step/two-step-card.tsx';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { DeviceRow, type Device } from './device-row.tsx';
import shared from '../profile.module.css';

const isWaiting = ({ data, error }: QueryState<unknown>): boolean =>
  data === undefined && error === undefined;

export function SecurityTab() {
  const devices = useQuery('GET /id/sessions', { isKept: true });
  const twoStep = useQuery('GET /id/two-step', { isKept: true });
  const isUnverified = useUser()?.status === 'UNVERIFIED';
  const wasUnverified = useRef(isUnverified);
  useEffect(() => {
    // The email was verified in the dialog over this page, so two-step verification can be set up now.
    if (wasUnverified.current && !isUnverified) invalidate('GET /id/two-step');
    wasUnverified.current = isUnverified;
  }, [isUnverified]);
  // The height of a card depends on its data, so all cards wait for it to avoid a layout shift.
  if (isWaiting(twoStep) || isWaiting(devices)) return <Waiting />;
  return (
    <Stack gap={24} className={classes.tab}>
      {twoStep.data && <SecurityNotices twoStep={twoStep.data} />}
      <Grid minWidth={440} gap={24} className={classes.columns}>
        <Stack gap={24}>
          <Loaded reply={twoStep}>
            {(data) => (
              <>
                <TwoStepCard twoStep={data} />
                <PasskeysCard twoStep={data} />
              </>
            )}
          </Loaded>
          <PasswordCard />
        </Stack>
        <Stack gap={24}>
          <Loaded reply={devices}>{(all) => <DevicesCard devices={all} />}</Loaded>
          <SignInsCard />
        </Stack>
      </Grid>
    </Stack>
  );
}

const Waiting = () => (
  <Grid minWidth={440} gap={24} className={classes.columns}>
    <Card>
      <LoadingState lines={14} />
    </Card>
    <Card>
      <LoadingState lines={14} />
    </Card>
  </Grid>
);

function DevicesCard({ devices }: { devices: Device[] }) {
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
