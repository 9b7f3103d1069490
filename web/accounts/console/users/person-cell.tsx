import type { User } from '@bac/contract/accounts/users.ts';
import { Avatar } from '../../../ui/brand/avatar.tsx';
import { Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './users.module.css';

type Person = Pick<User, 'fullName' | 'email' | 'avatar' | 'presence'>;

/** The presence dot has no text: a column says the same in a word. */
export const PersonCell = ({ person, size = 30 }: { person: Person; size?: number }) => (
  <Row as="span" isOneLine gap={10}>
    <span className={classes.face} data-presence={person.presence}>
      <Avatar {...person} username={person.email} size={size} />
    </span>
    <Stack as="span" gap={0} className={classes.words}>
      <strong>{person.fullName}</strong>
      <Muted as="span" size="xs">
        {person.email}
      </Muted>
    </Stack>
  </Row>
);
