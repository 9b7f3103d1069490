import { useState } from 'react';
import { useOnDemand } from '../use-on-demand.ts';
import { AccountButton } from './account-button.tsx';
import { useAccount } from './use-account.ts';
import { VisitorButtons } from './visitor-buttons.tsx';

/** Login and register for a visitor; the account menu for who is signed in. */
export function AccountCorner() {
  const account = useAccount();
  const [menu, fetchMenu] = useOnDemand(() => import('./account-menu.tsx'));
  const [isWanted, setWanted] = useState(false);
  if (!account) return <VisitorButtons />;
  // The real menu takes the place of the button on the click that asks for it, never between two clicks.
  if (menu && isWanted) return <menu.AccountMenu account={account} />;
  return (
    <AccountButton
      account={account}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={() => {
        fetchMenu();
        setWanted(true);
      }}
    />
  );
}
