import type { FamilySide } from '@bac/contract/following/family.ts';
import type { Role } from '@bac/contract/protocol/permission.ts';
import { Refused } from '../../platform/http/refused.ts';
import type { SignedIn } from '../../platform/http/session.ts';

/** The side of a family link that a role can take, or null. */
export const sideOf = (role: Role): FamilySide | null =>
  role === 'parent' || role === 'student' ? role : null;

export function requireSide({ role }: SignedIn): FamilySide {
  const side = sideOf(role);
  if (side === null) throw new Refused('NO_FAMILY_FOR_ROLE');
  return side;
}

/** The two accounts of a link as parent and student. */
export const toPair = (side: FamilySide, id: string, other: string) =>
  side === 'parent' ? { parentId: id, studentId: other } : { parentId: other, studentId: id };
