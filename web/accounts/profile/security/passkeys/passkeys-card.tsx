import type { TwoStep } from '@bac/contract/accounts/two-step.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passkeyObstacle } from '../../../passkeys.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { Muted, Row } from '../../../../ui/layout/boxes/boxes.tsx';
import shared from '../../profile.module.css';
import classes from '../security.module.css';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';

export function PasskeysCard({ twoStep }: { twoStep: TwoStep }) {
  const { passkeys, isVerified } = twoStep;
  const { t } = useTranslation('accounts/profile/security');
  const { date } = useFormat();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<TwoStep['passkeys'][number]>();
  const obstacle = passkeyObstacle();
  return (
    <Card title={t('passkeys.title')}>
      <p className={shared.intro}>{t('passkeys.intro')}</p>
      {passkeys.length > 0 && (
        <ul className={shared.lines}>
          {passkeys.map((passkey) => (
            <Row key={passkey.id} as="li" justify="between" gap={16}>
              <div className={shared.about}>
                <b>{passkey.name}</b>
                <Muted>
                  {[
                    t('passkeys.made', { date: date(passkey.createdAt) }),
                    passkey.lastUsedAt
                      ? t('passkeys.used', { date: date(passkey.lastUsedAt) })
                      : t('passkeys.neverUsed'),
                  ].join(' · ')}
                </Muted>
              </div>
              <Button
                variant="default"
                size="sm"
                aria-label={t('passkeys.removeNamed', { name: passkey.name })}
                onClick={() => setRemoved(passkey)}
              >
                {t('passkeys.remove')}
              </Button>
            </Row>
          ))}
        </ul>
      )}
      {isVerified && (
        <div className={classes.add}>
          {obstacle ? (
            <Muted>{t(`passkeys.obstacle.${obstacle}`)}</Muted>
          ) : (
            <Button variant="default" onClick={() => setAdding(true)}>
              {t('passkeys.add')}
            </Button>
          )}
        </div>
      )}
      {isAdding && <AddPasskeyDialog twoStep={twoStep} onClose={() => setAdding(false)} />}
      {removed && (
        <RemovePasskeyDialog
          twoStep={twoStep}
          passkey={removed}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Card>
  );
}
