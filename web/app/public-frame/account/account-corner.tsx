import { useState } from 'react';
import { useOnDemand } from '../use-on-demand.ts';
import { AccountButton } from './account-button.tsx';
import { useAccount } from './use-account.ts';
import { VisitorButtons } from './visitor-buttons.tsx';

/** Login and register buttons for a visitor; the account menu for a signed-in person. */
export function AccountCorner() {
  const account = useAccount();
  const [menu, fetchMenu] = useOnDemand(() => import('./account-menu.tsx'));
  const [isRequested, setRequested] = useState(false);
  if (!account) return <VisitorButtons />;
  // The real menu replaces the button only after a click on it, never between two clicks.
  if (menu && isRequested) return <menu.AccountMenu account={account} />;
  return (
    <AccountButton
      account={account}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={() => {
        fetchMenu();
        setRequested(true);
      }}
    />
  );
}
