import { proseRoutes } from '@bac/contract/prose.ts';
import type { Mount } from '../http/mount.ts';
import { readProse } from './read-prose.ts';

export function mountProse(mount: Mount): void {
  mount(proseRoutes, { 'POST /prose': async ({ body }) => readProse(body.markdown) });
}
