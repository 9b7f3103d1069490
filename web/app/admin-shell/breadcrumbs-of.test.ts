import { expect, test } from 'vitest';
import { adminLinks } from './admin-links.ts';
import { breadcrumbsOf } from './breadcrumbs-of.ts';

const consoleCrumb = { name: 'console', path: '/admin/dashboard' };

test('breadcrumbs begin at the console', () => {
  expect(breadcrumbsOf('/admin')).toEqual([consoleCrumb]);
  expect(breadcrumbsOf('/admin/')).toEqual([consoleCrumb]);
});

test.each(adminLinks)('the breadcrumbs of $path end in $name', ({ name, path }) => {
  expect(breadcrumbsOf(path).at(-1)).toEqual({ name, path });
});

test('each known page has its name and address', () => {
  expect(breadcrumbsOf('/admin/questions/create')).toEqual([
    consoleCrumb,
    { name: 'questions', path: '/admin/questions' },
    { name: 'createQuestions', path: '/admin/questions/create' },
  ]);
});

test('an unknown segment is shown decoded, and known ones around it keep their names', () => {
  expect(breadcrumbsOf('/admin/users/42/b%C3%A0i%20l%C3%A0m')).toEqual([
    consoleCrumb,
    { name: 'users', path: '/admin/users' },
    { text: '42', path: '/admin/users/42' },
    { text: 'bài làm', path: '/admin/users/42/b%C3%A0i%20l%C3%A0m' },
  ]);
});

test('a long id is shortened', () => {
  const [, , id] = breadcrumbsOf('/admin/users/5f0c2f5e-6f0b-4a5c-9a53-0d8a3c1d9c11');
  expect(id).toMatchObject({ text: '5f0c2f5e-6f0…' });
});

test('an invalid escape sequence is shown unchanged', () => {
  expect(breadcrumbsOf('/admin/%E0%A4')).toContainEqual({ text: '%E0%A4', path: '/admin/%E0%A4' });
});
