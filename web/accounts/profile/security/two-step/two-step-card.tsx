import type { TwoStep } from '@bac/contract/accounts/two-step.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../ui/layout/card.tsx';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import classes from '../security.module.css';
import { RenewDialog } from './renew-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';

/** From here on it is time for new ones. */
const fewCodes = 3;

interface Props {
  twoStep: TwoStep;
  onChange: () => void;
}

export function TwoStepCard({ twoStep, onChange }: Props) {
  const { t } = useTranslation('accounts/profile/security');
  const { date } = useFormat();
  const [open, setOpen] = useState<'set-up' | 'renew' | 'turn-off'>();
  const close = (): void => setOpen(undefined);
  const { totpSince, recoveryLeft, passkeys, isVerified } = twoStep;
  const isOn = totpSince !== null || passkeys.length > 0;
  return (
    <Card
      title={t('twoStep.title')}
      actions={
        <Chip tone={isOn ? 'leaf' : 'neutral'}>{isOn ? t('twoStep.on') : t('twoStep.off')}</Chip>
      }
    >
      <p className={classes.intro}>{t(isOn ? 'twoStep.introOn' : 'twoStep.intro')}</p>
      {!isOn && isVerified && (
        <div className={classes.add}>
          <Button onClick={() => setOpen('set-up')}>{t('twoStep.setUp')}</Button>
        </div>
      )}
      {isOn && (
        <ul className={classes.devices}>
          <li className={classes.device}>
            <div className={classes.about}>
              <b>{t('twoStep.app')}</b>
              <p className={classes.facts}>
                {totpSince ? t('twoStep.since', { date: date(totpSince) }) : t('twoStep.noApp')}
              </p>
            </div>
            <div className={classes.buttons}>
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
            </div>
          </li>
          <li className={classes.device}>
            <div className={classes.about}>
              <b>{t('codes.title')}</b>
              <p className={classes.facts} data-few={recoveryLeft <= fewCodes || undefined}>
                {t(recoveryLeft <= fewCodes ? 'codes.fewLeft' : 'codes.left', {
                  count: recoveryLeft,
                })}
              </p>
            </div>
            {isVerified && (
              <Button variant="default" size="sm" onClick={() => setOpen('renew')}>
                {t('codes.renew')}
              </Button>
            )}
          </li>
        </ul>
      )}
      {open === 'set-up' && (
        <SetUpDialog isReplacing={totpSince !== null} onChange={onChange} onClose={close} />
      )}
      {open === 'renew' && <RenewDialog onChange={onChange} onClose={close} />}
      {open === 'turn-off' && (
        <TurnOffDialog twoStep={twoStep} onChange={onChange} onClose={close} />
      )}
    </Card>
  );
}
