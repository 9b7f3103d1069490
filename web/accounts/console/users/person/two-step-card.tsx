import type { WholeUser } from '@bac/contract/accounts/users.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../../api/auth-state.ts';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useAction } from '../../../../api/use-action.ts';
import { useQuery } from '../../../../api/use-query.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { Chip } from '../../../../ui/feedback/chip.tsx';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import own from './person.module.css';
import { TwoStepResetDialog } from './two-step-reset-dialog.tsx';

/** The account's two-step verification, and its reset for a person who has lost the phone and the recovery codes. */
export function TwoStepCard({ user }: { user: WholeUser }) {
  const { t } = useTranslation('accounts/console/users');
  const { date, number, time } = useFormat();
  const isSelf = useUser()?.accountId === user.id;
  const reply = useQuery('GET /admin/users/:user/two-step', { params: { user: user.id } });
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useAction();

  async function withdrawReset(): Promise<void> {
    await run(async () => {
      await call('DELETE /admin/users/:user/two-step-reset', { params: { user: user.id } });
      void showToast('success', t('twoStep.takenBack', { name: user.fullName }));
    });
    // Also after a failure, because the reset may have run meanwhile.
    invalidate('GET /admin/users/:user/two-step');
  }

  return (
    <Card title={t('twoStep.title')}>
      <Loaded reply={reply} lines={3} isInCard>
        {({ isOn, hasTotp, passkeys, resetAt }) => (
          <>
            <Stack as="dl" gap={8} className={own.facts}>
              <div>
                <dt>{t('twoStep.state')}</dt>
                <dd>
                  <Chip tone={isOn ? 'leaf' : 'neutral'}>
                    {isOn ? t('twoStep.on') : t('twoStep.off')}
                  </Chip>
                </dd>
              </div>
              <div>
                <dt>{t('twoStep.app')}</dt>
                <dd>{hasTotp ? t('twoStep.hasApp') : '–'}</dd>
              </div>
              <div>
                <dt>{t('twoStep.passkeys')}</dt>
                <dd>{passkeys === 0 ? '–' : number(passkeys)}</dd>
              </div>
            </Stack>
            {resetAt && (
              <Stack gap={10} className={own.waiting}>
                <p>{t('twoStep.waiting', { date: date(resetAt), time: time(resetAt) })}</p>
                <Button variant="default" loading={isBusy} onClick={() => void withdrawReset()}>
                  {t('twoStep.takeBack')}
                </Button>
              </Stack>
            )}
            {isOn && !resetAt && !isSelf && (
              <div className={own.cardAction}>
                <Button variant="default" onClick={() => setAsking(true)}>
                  {t('twoStep.reset')}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
      {isAsking && <TwoStepResetDialog user={user} onClose={() => setAsking(false)} />}
    </Card>
  );
}
