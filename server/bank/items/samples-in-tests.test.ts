import type { WholeItem } from '@bac/contract/bank/bank-items.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forms } from '../../db/items-schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { Student } from '../../testing/attempts/student.ts';
import { newEditor, type Editor } from '../../testing/bank/editor.ts';
import { itemDraft } from '../../testing/bank/item-draft.ts';
import { clientOf } from '../../testing/client.ts';
import { signedInAs } from '../../testing/factories.ts';

let test: TestApp;
let hà: Editor;
let nam: Editor;

beforeAll(async () => {
  test = await testApp();
  hà = await newEditor(test, 'Trần Thu Hà');
  nam = await newEditor(test, 'Lê Nam');
});
afterAll(() => test.close());

const form = 'practice-rw-1';

async function firstItemOf(id: string): Promise<string> {
  const [row] = await test.services.db.select().from(forms).where(eq(forms.id, id));
  return row!.content.modules[0]!.slots[0]!.item;
}

/** Submits a next version of the item that is a sample. */
async function submitSample(item: string): Promise<number> {
  const saved = await hà.save(item, 0, { ...itemDraft(), isSample: true });
  await hà.move(item, 'submit', saved.data.draft!.revision);
  const { data } = await nam.ask<WholeItem>('GET', `/${item}`);
  return data.draft!.revision;
}

it('a question becomes no sample while a test holds it that students can take, and then no test with it is offered', async () => {
  const item = await firstItemOf(form);
  const revision = await submitSample(item);
  const approve = async () => nam.move(item, 'approve', revision);
  expect((await approve()).code).toBe('SAMPLE_IN_TEST');

  const student = new Student(test.app, await signedInAs(test.services, 'student'));
  await student.start(form);
  const admin = clientOf(test, nam.cookie);
  const setStatus = async (status: string) =>
    (await admin.send('POST', `/admin/tests/${form}/status`, { status })).json();
  await setStatus('archived');
  // Somebody is still taking the archived test.
  expect((await approve()).code).toBe('SAMPLE_IN_TEST');
  await student.send({ type: 'abandoned' });
  expect((await approve()).data).toMatchObject({ version: 2 });

  expect(await setStatus('published')).toMatchObject({ code: 'TEST_CHECKS_FAIL' });
  expect((await admin.get(`/admin/tests/${form}`)).problems).toMatchObject([
    { code: 'item-sample', item },
  ]);
});
