import type { SignedIn } from '../../platform/http/session.ts';

/** A member of the team as the author of a message. */
export const authorOf = ({ id, fullName }: Pick<SignedIn, 'id' | 'fullName'>) => ({
  id,
  name: fullName,
});
