import type { TwoStep } from '@bac/contract/accounts/two-step.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFocusReturn } from '../../../../ui/overlays/use-focus-return.ts';
import { ConfirmForm, type Proof } from '../confirm-form.tsx';
import { Muted, Row } from '../../../../ui/layout/boxes/boxes.tsx';
import shared from '../../profile.module.css';
import classes from '../security.module.css';
import { RenewDialog } from './renew-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

/** With this many recovery codes or fewer, the card suggests new ones. */
const fewCodes = 3;

export function TwoStepCard({ twoStep }: { twoStep: TwoStep }) {
  const { t } = useTranslation('accounts/profile/security');
  const { date } = useFormat();
  const [open, setOpen] = useState<'set-up' | 'renew' | 'turn-off'>();
  const close = (): void => setOpen(undefined);
  const { totpSince, recoveryCodesLeft, passkeys, isVerified } = twoStep;
  const isOn = totpSince !== null || passkeys.length > 0;
  return (
    <Card
      title={t('twoStep.title')}
      actions={
        <Chip tone={isOn ? 'leaf' : 'neutral'}>{isOn ? t('twoStep.on') : t('twoStep.off')}</Chip>
      }
    >
      <p className={shared.intro}>{t(isOn ? 'twoStep.introOn' : 'twoStep.intro')}</p>
      {!isOn && isVerified && (
        <div className={classes.add}>
          <Button onClick={() => setOpen('set-up')}>{t('twoStep.setUp')}</Button>
        </div>
      )}
      {isOn && (
        <ul className={shared.lines}>
          <Row as="li" justify="between" gap={16}>
            <div className={shared.about}>
              <b>{t('twoStep.app')}</b>
              <Muted className={classes.facts}>
                {totpSince ? t('twoStep.since', { date: date(totpSince) }) : t('twoStep.noApp')}
              </Muted>
            </div>
            <Row>
              {isVerified && (
                <Button variant="default" size="sm" onClick={() => setOpen('set-up')}>
                  {t(totpSince ? 'twoStep.replace' : 'twoStep.setUp')}
                </Button>
              )}
              {totpSince && (
                <Button variant="default" size="sm" onClick={() => setOpen('turn-off')}>
                  {t('twoStep.turnOff')}
                </Button>
              )}
            </Row>
          </Row>
          <Row as="li" justify="between" gap={16}>
            <div className={shared.about}>
              <b>{t('codes.title')}</b>
              <Muted
                className={classes.facts}
                data-few={recoveryCodesLeft <= fewCodes || undefined}
              >
                {t(recoveryCodesLeft <= fewCodes ? 'codes.fewLeft' : 'codes.left', {
                  count: recoveryCodesLeft,
                })}
              </Muted>
            </div>
            {isVerified && (
              <Button variant="default" size="sm" onClick={() => setOpen('renew')}>
                {t('codes.renew')}
              </Button>
            )}
          </Row>
        </ul>
      )}
      {open === 'set-up' && <SetUpDialog twoStep={twoStep} onClose={close} />}
      {open === 'renew' && <RenewDialog twoStep={twoStep} onClose={close} />}
      {open === 'turn-off' && <TurnOffDialog twoStep={twoStep} onClose={close} />}
    </Card>
  );
}

interface TurnOffDialogProps {
  twoStep: TwoStep;
  onClose: () => void;
}

function TurnOffDialog({ twoStep, onClose }: TurnOffDialogProps) {
  const { t } = useTranslation('accounts/profile/security');
  const action = useAction();
  useFocusReturn();

  const turnOff = (body: Proof): Promise<boolean> =>
    action.run(async () => {
      await call('POST /id/two-step/totp/removal', { body, quiet: true });
      void showToast('success', t('turnOff.done'));
      invalidate('GET /id/two-step');
      onClose();
    });

  return (
    <Dialog title={t('turnOff.title')} isBusy={action.isBusy} onClose={onClose}>
      <ConfirmForm
        twoStep={twoStep}
        text={t(twoStep.passkeys.length > 0 ? 'turnOff.textWithPasskeys' : 'turnOff.text')}
        confirmLabel={t('turnOff.confirm')}
        isDanger
        action={action}
        onSend={(proof) => void turnOff(proof)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
