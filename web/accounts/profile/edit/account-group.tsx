import type { Profile } from '@bac/contract/accounts/profile.ts';
import { TextInput } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../ui/layout/card.tsx';
import { Grid, Muted, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './edit.module.css';

/** Read-only fields, each with the reason. They stay focusable, so that they can be read and copied by keyboard. */
export function AccountGroup({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['accounts/profile', 'accounts/person-form']);
  const locked = {
    role: t(`role.${profile.role}`),
    email: profile.email,
    phoneNumber: profile.phoneNumber,
  };
  return (
    <Card title={t('edit.group.account')}>
      <Stack>
        <Grid minWidth={210} gap={20}>
          {(Object.keys(locked) as (keyof typeof locked)[]).map((name) => (
            <TextInput
              key={name}
              label={t(`accounts/person-form:field.${name}`)}
              description={t(`edit.locked.${name}`)}
              inputWrapperOrder={['label', 'input', 'description']}
              value={locked[name]}
              readOnly
              leftSection={<LockIcon />}
              classNames={{ input: classes.locked! }}
            />
          ))}
        </Grid>
        <Muted>
          <Trans
            t={t}
            i18nKey="edit.locked.help"
            components={{ support: <Link className={classes.link} to="/support" /> }}
          />
        </Muted>
      </Stack>
    </Card>
  );
}

const LockIcon = () => (
  <svg className={classes.lock} viewBox="0 0 20 20" aria-hidden>
    <rect x="4.5" y="9" width="11" height="7.5" rx="2" />
    <path d="M7 9V6.5a3 3 0 0 1 6 0V9" />
  </svg>
);
