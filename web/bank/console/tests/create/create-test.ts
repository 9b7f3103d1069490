import type { BlueprintId } from '@bac/exam/blueprint/blueprint.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import type { ApiError } from '../../../../api/api-error.ts';
import { call, type Reply } from '../../../../api/client.ts';
import { newSeed } from '../new-seed.ts';

/** Only questions in no other test, the least used first, or none yet. */
export type Way = 'unused' | 'least' | 'hand';

interface Wanted {
  blueprint: BlueprintId;
  name: LocalText;
  way: Way;
}

async function begin({ blueprint, name }: Wanted, tries = 2): Promise<Reply<'POST /admin/tests'>> {
  const { id } = await call('GET /admin/tests/next-id', { query: { name: name.en }, quiet: true });
  try {
    return await call('POST /admin/tests', { body: { id, blueprint, name }, quiet: true });
  } catch (problem) {
    // Somebody took the id in between: the next one is free.
    if ((problem as ApiError).code !== 'TEST_ID_TAKEN' || tries === 0) throw problem;
    return begin({ blueprint, name, way: 'hand' }, tries - 1);
  }
}

export async function createTest(
  wanted: Wanted,
): Promise<Reply<'POST /admin/tests/:test/assemble'>> {
  const test = await begin(wanted);
  if (wanted.way === 'hand') return { test, shortages: [] };
  return call('POST /admin/tests/:test/assemble', {
    params: { test: test.id },
    body: {
      revision: test.revision,
      seed: newSeed(),
      mostForms: wanted.way === 'unused' ? 0 : null,
      isOnlyHoles: false,
    },
    quiet: true,
  });
}
