import type { Grant } from '@bac/contract/following/allowances.ts';
import type { WholeUser } from '@bac/contract/accounts/users.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/client.ts';
import { invalidate } from '../../../../api/query-cache.ts';
import { useQuery } from '../../../../api/use-query.ts';
import { AllowanceDialog } from '../../../../following/allowance/allowance-dialog.tsx';
import { useAllowanceText } from '../../../../following/assigned/use-allowance-text.ts';
import { Loaded } from '../../../../ui/feedback/loaded.tsx';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { Muted, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import own from './person.module.css';

/** Time and pauses that the team grants a student in the assigned tests of every class. */
export function AllowanceCard({ user }: { user: WholeUser }) {
  const { t } = useTranslation('following/allowance');
  const { date } = useFormat();
  const describe = useAllowanceText();
  const params = { user: user.id };
  const reply = useQuery('GET /admin/users/:user/allowance', { params });
  const [isOpen, setOpen] = useState(false);

  const save = async (body: Grant): Promise<void> => {
    await call('PUT /admin/users/:user/allowance', { params, body, quiet: true });
    invalidate('GET /admin/users/:user/allowance');
  };

  return (
    <Card title={t('card')}>
      <Loaded reply={reply} lines={2} isInCard>
        {({ grant }) => (
          <>
            <Stack gap={6}>
              <p>{(grant && describe(grant)) ?? t('none')}</p>
              {grant && grant.note !== '' && <p>{grant.note}</p>}
              {grant && (
                <Muted size="sm">
                  {grant.grantedBy === null
                    ? t('grantedOn', { date: date(grant.grantedAt) })
                    : t('grantedBy', { name: grant.grantedBy, date: date(grant.grantedAt) })}
                </Muted>
              )}
            </Stack>
            <div className={own.cardAction}>
              <Button variant="default" onClick={() => setOpen(true)}>
                {t('change')}
              </Button>
            </div>
            {isOpen && (
              <AllowanceDialog
                name={user.fullName}
                grant={grant}
                isEverywhere
                onSave={save}
                onClose={() => setOpen(false)}
              />
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
