import type { Rescoring } from '@bac/contract/results/rescorings.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../../i18n/i18n.ts';
import { FakeApi } from '../../../../testing/fake-api.ts';
import { button, eventually, render } from '../../../../testing/render.tsx';
import { typeIn } from '../../../../testing/type-in.ts';
import { RescoringCard } from './rescoring-card.tsx';

beforeAll(startI18n);
let api: FakeApi;
beforeEach(async () => {
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces(['bank/console/statistics', 'ui']);
  api = new FakeApi();
});

const ready: Rescoring = {
  id: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
  generation: 2,
  state: 'ready',
  progress: 1,
  figures: {
    results: 40,
    changed: 31,
    sections: [{ section: 'rw', changed: 31, mean: -12.5, largest: -40 }],
  },
  failed: 0,
  reason: null,
  startedBy: 'Nguyễn Minh Ánh',
  createdAt: '2026-11-19T03:00:00.000Z',
  finishedAt: null,
};

const pageText = (): string => document.body.textContent;

const offer = (rescorings: Rescoring[], generation = 2) =>
  api.answers('GET /admin/rescorings', { generation, rescorings });

function open(): void {
  const router = createMemoryRouter([{ path: '/', element: <RescoringCard /> }]);
  render(<RouterProvider router={router} />);
}

const waitFor = (text: string) => eventually(() => expect(pageText()).toContain(text));

const sent = (): unknown[] => api.requests.flatMap(({ body }) => (body ? [body] : []));

test('offers nothing before the first accepted calibration', async () => {
  offer([], 0);
  open();
  await eventually(() => expect(api.requests).toHaveLength(1));
  expect(pageText()).not.toContain('Rescore finished results');
});

test('counts first, and shows how far it is', async () => {
  offer([]);
  open();
  await waitFor('Count the changes');
  const counting: Rescoring = { ...ready, state: 'counting', progress: 0.5 };
  api.answers('POST /admin/rescorings', counting);
  offer([counting]);
  button('Count the changes').click();
  await waitFor('Counting, 50%');
  expect(sent()).toEqual([{ id: expect.any(String) as string }]);
});

test('shows how many results change and by how much, and asks for a reason', async () => {
  offer([ready]);
  open();
  await waitFor('40 finished results were scored with older parameters.');
  expect(pageText()).toContain('The scores of 31 of them would change.');
  expect(pageText()).toContain(
    'Reading and Writing: 31 scores change, by −12.5 points on average; the largest change is −40.',
  );
  button('Rescore 40 results…').click();
  await waitFor('tests in progress are not touched');
  const confirm = button('reason required');
  expect(confirm.disabled).toBe(true);
  expect(document.querySelector('p[lang=vi]')?.textContent).toContain('1180 → 1200');
  typeIn(document.querySelector<HTMLTextAreaElement>('textarea[name=reason]')!, ' Measured. ');
  await eventually(() => expect(confirm.disabled).toBe(false));
  const running: Rescoring = { ...ready, state: 'running', progress: 0.25, reason: 'Measured.' };
  api.answers(
    `POST /admin/rescorings/${ready.id}/start` as 'POST /admin/rescorings/:rescoring/start',
    running,
  );
  offer([running]);
  confirm.click();
  await waitFor('Rescoring, 25%');
  expect(sent()).toEqual([{ reason: 'Measured.' }]);
});

test('says that nothing is left, and lists what was done', async () => {
  const none: Rescoring = { ...ready, figures: { results: 0, changed: 0, sections: [] } };
  const done: Rescoring = {
    ...ready,
    id: '6f9619ff-8b86-4011-b42d-00c04fc964fe',
    state: 'done',
    reason: 'The first calibration.',
    finishedAt: '2026-11-19T03:02:00.000Z',
  };
  offer([none, done]);
  open();
  await waitFor('There is nothing to rescore.');
  expect(pageText()).not.toContain('Rescore 0');
  expect(pageText()).toContain('The first calibration.');
  expect(pageText()).toContain('Nguyễn Minh Ánh');
});

test('asks for a new count after another calibration', async () => {
  offer([ready], 3);
  open();
  await waitFor('Another calibration has been accepted since then.');
  expect(pageText()).not.toContain('Rescore 40');
});
