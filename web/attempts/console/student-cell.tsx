import type { ListedAttempt } from '@bac/contract/attempts/attempts-admin.ts';
import { Avatar } from '../../ui/brand/avatar.tsx';
import classes from './attempts.module.css';

interface Props {
  student: ListedAttempt['student'];
  /** A name alone, where room is short. */
  isShort?: boolean;
}

export const StudentCell = ({ student: { name, email }, isShort = false }: Props) => (
  <span className={classes.student}>
    <Avatar fullName={name} username={email} avatar={null} size={28} />
    <span className={classes.words}>
      <strong>{name}</strong>
      {!isShort && <span className={classes.quiet}>{email}</span>}
    </span>
  </span>
);
