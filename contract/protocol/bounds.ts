import { permissionsOf } from './permission.ts';
import type { Route, Who } from './route.ts';

const kibibyte = 1024;

/** Bodies of routes that anybody can reach, and of the team's, unless a route declares another size. */
const openBodyBytes = 32 * kibibyte;
const teamBodyBytes = 256 * kibibyte;

/** What everybody may call who can register, without anybody's approval. */
const openTo = new Set<Who>([
  'anyone',
  'signed-in',
  ...permissionsOf.student,
  ...permissionsOf.parent,
]);

/** Whether a stranger can call it: as a visitor, or with an account of their own. */
export const isOpen = ({ who }: Pick<Route, 'who'>): boolean => openTo.has(who);

/** The most bytes that a body may have; a longer one is refused before it is parsed. */
export const maxBodyBytesOf = (route: Pick<Route, 'who' | 'maxBodyBytes'>): number =>
  route.maxBodyBytes ?? (isOpen(route) ? openBodyBytes : teamBodyBytes);
