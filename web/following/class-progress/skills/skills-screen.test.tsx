import type { ClassSkills } from '@bac/contract/following/class-figures.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { FakeApi } from '../../../testing/fake-api.ts';
import { button, eventually, render } from '../../../testing/render.tsx';
import { SkillsScreen } from './skills-screen.tsx';

const id = crypto.randomUUID();
const key = `GET /classes/${id}/skills` as 'GET /classes/:class/skills';

beforeAll(startI18n);
beforeEach(async () => {
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces(['following/classes', 'following/class-progress']);
});

const inferences = (right: number, questions: number) => ({
  skill: 'inferences' as const,
  right,
  questions,
});

const content: ClassSkills = {
  class: { id, name: 'Lớp 12A' },
  assignments: { counted: 3, scored: 3 },
  skills: ['inferences', 'circles'],
  students: [
    { student: { id: 'an', name: 'Lê An' }, awaitsConsent: false, tallies: [inferences(8, 10)] },
    { student: { id: 'binh', name: 'Vũ Bình' }, awaitsConsent: true, tallies: [] },
    { student: { id: 'chi', name: 'Đỗ Chi' }, awaitsConsent: false, tallies: [inferences(2, 10)] },
    {
      student: { id: 'dung', name: 'Tạ Dũng' },
      awaitsConsent: false,
      tallies: [inferences(4, 12)],
    },
  ],
};

function open(reply: ClassSkills): void {
  new FakeApi().answers(key, reply);
  const routes = [{ path: '/classes/:class/skills', Component: SkillsScreen }];
  const initialEntries = [`/classes/${id}/skills`];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries })} />);
}

const rows = (): string[] =>
  [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
const pageText = (): string => document.body.textContent;

test('shows the share of each student and of the class, and groups the students to teach together', async () => {
  open(content);
  await eventually(() =>
    expect(rows()).toEqual([
      'Class44%14/32',
      'Lê An80%8/10',
      'Vũ Bình–',
      'Đỗ Chi20%2/10',
      'Tạ Dũng33%4/12',
    ]),
  );
  expect(pageText()).toContain('From the 3 assignments of this class that have results.');
  expect(pageText()).toContain('still need a guardian’s consent');
  expect(document.querySelector('[aria-labelledby=groups] li')?.textContent).toBe(
    'Inferences2 studentsĐỗ Chi, Tạ Dũng',
  );
});

test('the heading of a skill puts the weakest students first and those without answers last', async () => {
  open(content);
  await eventually(() => expect(rows()).toHaveLength(5));
  button('Inferences').click();
  await eventually(() =>
    expect(rows().slice(1)).toEqual([
      'Đỗ Chi20%2/10',
      'Tạ Dũng33%4/12',
      'Lê An80%8/10',
      'Vũ Bình–',
    ]),
  );
  button('Student').click();
  await eventually(() => expect(rows()[1]).toBe('Lê An80%8/10'));
});

test('names no group from fewer than ten questions', async () => {
  const students = content.students.map((each) => ({
    ...each,
    tallies: each.tallies.map((tally) => ({ ...tally, right: 0, questions: 9 })),
  }));
  open({ ...content, students });
  await eventually(() =>
    expect(pageText()).toContain('No student has answered 10 questions of a skill yet.'),
  );
  expect(document.querySelector('tbody tr:nth-child(2) td')?.getAttribute('data-level')).toBe(
    'few',
  );
});

test('says so while there are no results', async () => {
  open({ ...content, assignments: { counted: 0, scored: 0 }, skills: [] });
  await eventually(() => expect(pageText()).toContain('No figures yet'));
});
