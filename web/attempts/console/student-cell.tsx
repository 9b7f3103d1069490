import type { ListedAttempt } from '@bac/contract/attempts/attempts-admin.ts';
import { Avatar } from '../../ui/brand/avatar.tsx';
import { Muted, Row, Stack } from '../../ui/layout/boxes/boxes.tsx';
import classes from './attempts.module.css';

interface Props {
  student: ListedAttempt['student'];
  /** Shows only the name. */
  isShort?: boolean;
}

export const StudentCell = ({ student: { name, email }, isShort = false }: Props) => (
  <Row as="span" gap={10} isOneLine>
    <Avatar fullName={name} username={email} avatar={null} size={28} />
    <Stack as="span" gap={0} className={classes.words}>
      <strong>{name}</strong>
      {!isShort && (
        <Muted as="span" size="xs">
          {email}
        </Muted>
      )}
    </Stack>
  </Row>
);
