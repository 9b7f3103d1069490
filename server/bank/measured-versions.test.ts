import type { ItemVersion } from '@bac/exam/item/item.ts';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyCorrections } from '../db/bank-schema.ts';
import { itemVersions } from '../db/items-schema.ts';
import { calibrations } from '../db/statistics-schema.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { rightAnswer, wrongAnswer } from '../testing/attempts/take-test.ts';
import { newEditor, publishItem } from '../testing/bank/editor.ts';
import { acceptParameters } from './items/accept-parameters.ts';
import { mapMeasuredVersions } from './measured-versions.ts';

const item = 'measured-item';
const [first, second] = [
  { a: 1.4, b: 0.4, c: 0.2 },
  { a: 1.6, b: 0.6, c: 0.2 },
];

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
  const [hà, nam] = [await newEditor(test, 'Trần Thu Hà'), await newEditor(test, 'Lê Nam')];
  await publishItem(hà, nam, item);
});
afterEach(() => test.close());

async function contentOf(version: number): Promise<ItemVersion> {
  const [row] = await test.services.db
    .select()
    .from(itemVersions)
    .where(and(eq(itemVersions.itemId, item), eq(itemVersions.version, version)));
  return row!.content;
}

/** Accepts measured parameters of a version as a generation. */
async function measure(version: number, generation: number, parameters: typeof first) {
  const { db, clock } = test.services;
  const at = clock.now();
  await db.transaction((tx) =>
    acceptParameters(tx, [{ item, version, parameters }], { at, note: '', generation }),
  );
  await db.insert(calibrations).values({
    id: crypto.randomUUID(),
    section: 'rw',
    model: '2PL',
    scope: 'all',
    state: 'accepted',
    progress: 1,
    generation,
    createdAt: at,
    decidedAt: at,
  });
}

/** Publishes the next version with changes. */
async function publish(version: number, change: Partial<ItemVersion>): Promise<ItemVersion> {
  const [hà, nam] = [await newEditor(test, 'Trần Thu Hà'), await newEditor(test, 'Lê Nam')];
  const { id: _id, version: _version, status: _status, ...before } = await contentOf(version);
  const { generation: _generation, ...content } = before;
  await publishItem(hà, nam, item, { ...content, ...change });
  return contentOf(version + 1);
}

const withOtherKey = async (version: number) => {
  const { response, ...rest } = await contentOf(version);
  if (response.kind !== 'choice') throw new Error('no choices');
  const key = wrongAnswer({ response, ...rest }) as 'A' | 'B';
  return { response: { ...response, key } };
};

const correct = (version: number, gradedAs: number) =>
  test.services.db.insert(keyCorrections).values({
    itemId: item,
    version,
    gradedAs,
    reason: 'B is right.',
    actorId: null,
    at: test.services.clock.now(),
  });

const parametersUnder = async (generation: number) => {
  const { db } = test.services;
  const { bank, replaced } = await mapMeasuredVersions(db, [{ item, version: 1 }], generation);
  const found = bank.get(item)!;
  return {
    parameters: found.parameters,
    generation: found.generation,
    isReplaced: replaced.has(item),
  };
};

describe('the parameters of a generation', () => {
  it('are those that it or an earlier one measured last', async () => {
    await measure(1, 1, first);
    await measure(2, 2, second);
    expect(await parametersUnder(1)).toEqual({
      parameters: first,
      generation: 1,
      isReplaced: true,
    });
    expect(await parametersUnder(2)).toMatchObject({ parameters: second, generation: 2 });
    expect(await parametersUnder(3)).toMatchObject({ parameters: second, generation: 2 });
  });

  it('stay after somebody changes the latest values by hand', async () => {
    await measure(1, 1, first);
    const parameters = { a: 0.9, b: 0.1, c: 0.2 };
    expect((await publish(2, { parameters })).generation).toBeUndefined();
    const { clock } = test;
    clock.turn(60_000);
    // Another question is measured meanwhile.
    const { db } = test.services;
    const [row] = await db.select().from(calibrations);
    await db
      .insert(calibrations)
      .values({ ...row!, id: crypto.randomUUID(), generation: 2, decidedAt: clock.now() });
    expect(await parametersUnder(2)).toMatchObject({ parameters: first, generation: 1 });
  });

  it('are not those that were measured under a wrong key', async () => {
    const judged = (await contentOf(1)).parameters;
    await measure(1, 1, first);
    const corrected = await publish(2, await withOtherKey(2));
    // The values stay, as a judgement.
    expect(corrected).toMatchObject({ parameters: first });
    expect(corrected.generation).toBeUndefined();
    expect(rightAnswer(corrected)).not.toBe(rightAnswer(await contentOf(1)));
    expect(await parametersUnder(1)).toMatchObject({ generation: 1 });
    await correct(1, 3);
    await correct(2, 3);
    expect(await parametersUnder(1)).toMatchObject({ parameters: judged, isReplaced: false });
    await measure(3, 2, second);
    expect(await parametersUnder(2)).toMatchObject({ parameters: second, generation: 2 });
  });

  it('are not those that were measured with another wording', async () => {
    await measure(1, 1, first);
    const typo = await publish(2, { stem: 'Which choice is the better one?' });
    expect(typo.generation).toBeUndefined();
    const note = { en: 'A hint that helps.', vi: 'Một gợi ý có ích.' };
    await measure(3, 2, second);
    // Students answered the same question: only the hint differs.
    expect((await publish(4, { hint: note })).generation).toBe(2);
  });

  it('are remembered until a key is corrected', async () => {
    await measure(1, 1, first);
    const { db } = test.services;
    const execute = vi.spyOn(db, 'execute');
    await parametersUnder(1);
    expect(execute).toHaveBeenCalledTimes(2);
    await parametersUnder(1);
    expect(execute).toHaveBeenCalledTimes(3);
    execute.mockRestore();
  });
});
