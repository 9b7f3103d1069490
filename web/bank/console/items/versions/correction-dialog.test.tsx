import i18next from 'i18next';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../../i18n/i18n.ts';
import { FakeApi } from '../../../../testing/fake-api.ts';
import { button, eventually, render } from '../../../../testing/render.tsx';
import { typeIn } from '../../../../testing/type-in.ts';
import { CorrectionDialog } from './correction-dialog.tsx';

const path = '/admin/questions/circles-01/versions/1/correction';
const impact = { before: 'B', after: 'A', gradedAs: 2, results: 38, running: 1 };
const name = { en: 'Practice set 1', vi: 'Bộ luyện tập 1' };

const reply = (): Response => Response.json({ result: 'OK', data: impact });

let api: FakeApi;

beforeAll(startI18n);

beforeEach(async () => {
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces(['bank/console/items', 'ui']);
  api = new FakeApi()
    .responds(`GET ${path}` as 'GET /places/provinces', reply)
    .responds(`POST ${path}` as 'GET /places/provinces', reply);
});

const text = (): string => document.body.textContent;

const field = (fieldName: string): HTMLTextAreaElement =>
  document.querySelector<HTMLTextAreaElement>(`textarea[name=${fieldName}]`)!;

const preview = (language: 'en' | 'vi'): string =>
  document.querySelector(`section p[lang=${language}]`)?.textContent ?? '';

async function open(): Promise<void> {
  render(
    <CorrectionDialog
      item="circles-01"
      version={1}
      test={name}
      onClose={() => {}}
      onDone={() => {}}
    />,
  );
  await eventually(() => expect(field('reason')).not.toBeNull());
}

/** The body of the only request that has one. */
const sent = (): unknown => api.requests.find(({ body }) => body !== undefined)?.body;

test('sends the internal reason and no note when the note is left empty', async () => {
  await open();
  expect(text()).toContain('38 results will be rescored.');
  expect(text()).toContain('Only the team sees it, in the audit log.');
  expect(button('reason required').disabled).toBe(true);
  typeIn(field('reason'), ' One line off. ');
  expect(preview('en')).not.toContain('One line off');
  await eventually(() => button('Rescore 38 results').click());
  await eventually(() =>
    expect(sent()).toEqual({ gradedAs: 2, reason: 'One line off.', studentNote: null }),
  );
});

test('needs the note in both languages and shows what a student reads', async () => {
  await open();
  typeIn(field('reason'), 'One line off.');
  await eventually(() => expect(button('Rescore 38 results').disabled).toBe(false));
  expect(preview('en')).toMatch(/“Practice set 1”.*answer key of a question was corrected\.\s*$/);
  expect(preview('vi')).toMatch(/“Bộ luyện tập 1”.*đáp án của một câu hỏi đã được sửa\.\s*$/);

  typeIn(field('note-en'), 'Both could be correct.');
  await eventually(() => expect(button('in both languages').disabled).toBe(true));
  expect(text()).toContain('Write the note in both languages, or leave both empty.');
  typeIn(field('note-vi'), 'Cả hai đều có thể đúng.');
  await eventually(() => expect(preview('vi')).toContain('đã được sửa. Cả hai đều có thể đúng.'));
  expect(preview('en')).toContain('was corrected. Both could be correct.');
  button('Rescore 38 results').click();
  const studentNote = { en: 'Both could be correct.', vi: 'Cả hai đều có thể đúng.' };
  await eventually(() =>
    expect(sent()).toEqual({ gradedAs: 2, reason: 'One line off.', studentNote }),
  );
});
