import type { User } from '@bac/contract/accounts/users.ts';
import { Avatar } from '../../../ui/brand/avatar.tsx';
import classes from './users.module.css';

type Shown = Pick<User, 'fullName' | 'email' | 'avatar' | 'presence'>;

/** The dot only helps the eye: a column says the same in a word. */
export const PersonCell = ({ person, size = 30 }: { person: Shown; size?: number }) => (
  <span className={classes.person}>
    <span className={classes.face} data-presence={person.presence}>
      <Avatar {...person} username={person.email} size={size} />
    </span>
    <span className={classes.words}>
      <strong>{person.fullName}</strong>
      <span className={classes.email}>{person.email}</span>
    </span>
  </span>
);
