import { roles } from '@bac/contract/protocol/permission.ts';
import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../api/client.ts';
import classes from './auth.module.css';
import type { Credentials } from './sign-in-form.tsx';

type DemoAccount = Reply<'GET /demo/accounts'>[number];

interface Props {
  accounts: DemoAccount[];
  isBusy: boolean;
  onChoose: (account: Credentials) => void;
}

const place = (account: DemoAccount): number => roles.indexOf(account.accountRole);

/** One click into each role; nothing where the demo is off. */
export function DemoAccounts({ accounts, isBusy, onChoose }: Props) {
  const { t } = useTranslation('accounts/auth');
  if (accounts.length === 0) return null;

  const inOrder = accounts.toSorted((a, b) => place(a) - place(b));
  return (
    <section className={classes.demo} aria-labelledby="demo">
      <h2 className={classes.demoHeading} id="demo">
        {t('demoHeading')}
      </h2>
      <div className={classes.demoAccounts}>
        {inOrder.map((account) => (
          <UnstyledButton
            key={account.email}
            className={classes.demoAccount}
            disabled={isBusy}
            onClick={() => onChoose(account)}
          >
            <strong>{t(`role.${account.accountRole}`)}</strong>{' '}
            <span className={classes.name}>{account.fullName}</span>
          </UnstyledButton>
        ))}
      </div>
    </section>
  );
}
