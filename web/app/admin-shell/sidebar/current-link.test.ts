import { expect, test } from 'vitest';
import { currentLink } from './current-link.ts';

test.each([
  ['/admin/dashboard', 'dashboard'],
  ['/admin/questions', 'questions'],
  ['/admin/questions/', 'questions'],
  ['/admin/questions/42/edit', 'questions'],
  ['/admin/questions/create', 'createQuestions'],
  ['/admin/tests/create', 'createTest'],
  ['/admin/help/components', 'help'],
])('%s belongs to %s', (address, name) => {
  expect(currentLink(address)?.name).toBe(name);
});

test.each(['/admin', '/admin/testsuite', '/admin/nowhere'])('%s belongs to no entry', (address) => {
  expect(currentLink(address)).toBeUndefined();
});
