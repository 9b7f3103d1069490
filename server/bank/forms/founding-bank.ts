import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describeProblem } from '@bac/content/problem.ts';
import { readContent } from '@bac/content/read-content.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { eq } from 'drizzle-orm';
import { seedLoads } from '../../db/items-schema.ts';
import type { Reader, Transaction } from '../../platform/postgres/database.ts';
import type { Services } from '../../services.ts';
import { formScaling } from './form-scaling.ts';
import { insertForms, listForms } from './form-store.ts';
import { listItemVersions } from '../items/item-queries.ts';
import { insertItems } from '../items/item-store.ts';

/** The folder is beside the code, in a clone and in an installed product alike. */
const foundingFolder = new URL('../../../content', import.meta.url).pathname;

const maxListedProblems = 20;

/** Hashes all files, so that a start with nothing new to load reads them and does no more. */
async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const part of ['items', 'forms']) {
    const names = await readdir(join(folder, part), { recursive: true });
    for (const name of names.filter((each) => each.endsWith('.yaml')).toSorted()) {
      hash.update(`${part}/${name}\n`).update(await readFile(join(folder, part, name)));
    }
  }
  return hash.digest('hex');
}

async function isFoundingLoaded(db: Reader, hash: string): Promise<boolean> {
  const found = await db.select().from(seedLoads).where(eq(seedLoads.hash, hash));
  return found.length > 0;
}

const insertFoundingLoad = (tx: Transaction, hash: string, at: Date): Promise<unknown> =>
  tx.insert(seedLoads).values({ hash, loadedAt: at }).onConflictDoNothing();

/** Compares values as they are stored: JSON drops undefined properties. */
const isSame = (a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)));

/** Lists items whose files changed without a new version. They stay as stored, because students may have seen that wording. */
function listChangedWithoutVersion(
  read: readonly ItemVersion[],
  stored: readonly ItemVersion[],
): string[] {
  const storedVersions = new Map(stored.map((item) => [`${item.id} ${item.version}`, item]));
  return read
    .filter((item) => {
      const before = storedVersions.get(`${item.id} ${item.version}`);
      return before !== undefined && !isSame(before, item);
    })
    .map(({ id }) => id);
}

export interface FoundingLoad {
  items: number;
  forms: number;
  /** Ids of items that stayed as stored because their version was not raised. */
  unchanged: string[];
}

/** Loads the founding bank, all or nothing. Idempotent: item versions and forms that are stored already stay as they are. */
export async function loadFoundingBank(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  folder = foundingFolder,
): Promise<FoundingLoad> {
  const hash = await hashOf(folder);
  if (await isFoundingLoaded(db, hash)) return { items: 0, forms: 0, unchanged: [] };
  const { problems, ...read } = readContent(folder);
  const items = read.items.map(({ item }) => item);
  const forms = read.forms.map(({ form }) => form);
  if (problems.length > 0) {
    const lines = problems.slice(0, maxListedProblems).map(describeProblem);
    throw new Error([`The founding bank has ${problems.length} faults:`, ...lines].join('\n'));
  }
  const at = clock.now();
  return db.transaction(async (tx) => {
    const stored = await listItemVersions(tx);
    const storedForms = new Set((await listForms(tx)).map(({ form }) => form.id));
    const bank = new Map(items.map((item) => [item.id, item]));
    const newForms = forms.filter(({ id }) => !storedForms.has(id));
    await insertItems(tx, items, at);
    await insertForms(
      tx,
      // Nobody has answered these items yet: their parameters are the judgment of their authors.
      newForms.map((form) => ({ form, scaling: formScaling(form, bank, new Set()) })),
      at,
    );
    await insertFoundingLoad(tx, hash, at);
    return {
      items: items.length,
      forms: newForms.length,
      unchanged: listChangedWithoutVersion(items, stored),
    };
  });
}
