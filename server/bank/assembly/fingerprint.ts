import { createHash } from 'node:crypto';
import type { FormDraftModule } from '@bac/contract/attempts/whole-test.ts';

/** Hashes the questions and their positions, but not the test's name. */
export const fingerprintOf = (modules: readonly FormDraftModule[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        modules.map(({ section, part, route, slots }) => [
          section,
          part,
          route ?? null,
          slots.map(({ item, version, isPretest }) => [item, version, isPretest]),
        ]),
      ),
    )
    .digest('hex')
    .slice(0, 24);
