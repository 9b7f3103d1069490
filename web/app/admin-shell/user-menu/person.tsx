import { Avatar } from '../../../ui/brand/avatar.tsx';
import { useAccount } from '../../public-frame/account/use-account.ts';
import { Muted, Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import classes from './person.module.css';

/** The signed-in person: picture or initials, name, email address. */
export function Person() {
  const account = useAccount();
  if (!account) return null;
  return (
    <Row isOneLine gap={12} className={classes.person}>
      <Avatar {...account} />
      <Stack gap={0} className={classes.words}>
        <strong>{account.displayName}</strong>
        <Muted as="span" size="xs">
          {account.email}
        </Muted>
      </Stack>
    </Row>
  );
}
