import type { WholeAssignment } from '@bac/contract/following/assignments.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { anonymous, useAuthState } from '../../api/auth-state.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { eventually, render } from '../../testing/render.tsx';
import { ResultCrumbs } from './result-crumbs.tsx';

const [classId, assignment] = [crypto.randomUUID(), crypto.randomUUID()];
const search = `?class=${classId}&assignment=${assignment}`;

beforeAll(startI18n);
beforeEach(async () => {
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('results');
});

function signInAs(accountRole: 'tutor' | 'student'): void {
  const user = { accountRole } as NonNullable<(typeof anonymous)['user']>;
  useAuthState.setState({ ...anonymous, user, isAuthenticated: true });
}

function open(path: string): void {
  const routes = [{ path: '/test-results/:attempt', Component: ResultCrumbs }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
}

const links = () =>
  [...document.querySelectorAll('a')].map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
  ]);

const row = (name: string, ...attempts: [attempt: string, isScored: boolean][]) => ({
  student: { id: crypto.randomUUID(), name },
  awaitsConsent: false,
  attempts: attempts.map(([attempt, isScored]) => ({ attempt, result: isScored ? {} : null })),
});

test('leads a teacher back to the assignment and to the results of the neighbors in the class list', async () => {
  signInAs('tutor');
  const key =
    `GET /classes/${classId}/assignments/${assignment}` as 'GET /classes/:class/assignments/:assignment';
  new FakeApi().answers(key, {
    class: { id: classId, name: 'Lớp 12A' },
    test: { id: 'full-test-1', kind: 'full', name: { en: 'Full test 1', vi: 'Đề 1' } },
    rows: [
      row('Trần Ánh', ['old', true], ['latest', true], ['running', false]),
      row('Lê Bình'),
      row('Vũ Chi', ['first', true], ['second', true]),
      row('Đỗ Yến', ['last', true]),
    ],
  } as unknown as WholeAssignment);
  open(`/test-results/first${search}`);
  await eventually(() =>
    expect(links()).toEqual([
      ['Classes', '/classes'],
      ['Lớp 12A', `/classes/${classId}`],
      ['Full test 1', `/classes/${classId}/assignments/${assignment}`],
      ['Previous student: Trần Ánh', `/test-results/latest${search}`],
      ['Next student: Đỗ Yến', `/test-results/last${search}`],
    ]),
  );
});

test('leads a student to the tests, whatever the address says', async () => {
  signInAs('student');
  open(`/test-results/first${search}`);
  await eventually(() => expect(links()).toEqual([['Tests', '/tests']]));
});
