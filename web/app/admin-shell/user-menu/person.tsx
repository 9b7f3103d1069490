import { Avatar } from '../../../ui/brand/avatar.tsx';
import { useAccount } from '../../public-frame/account/use-account.ts';
import classes from './person.module.css';

/** Who is signed in: picture or initials, name, e-mail. */
export function Person() {
  const account = useAccount();
  if (!account) return null;
  return (
    <div className={classes.person}>
      <Avatar {...account} />
      <div className={classes.words}>
        <strong>{account.displayName}</strong>
        <span className={classes.email}>{account.email}</span>
      </div>
    </div>
  );
}
