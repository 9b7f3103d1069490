import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { actionGroups } from './action-groups.ts';
import messages from './messages.en.json' with { type: 'json' };

const server = join(import.meta.dirname, '../../../server');
const name = String.raw`'([a-z]+\.[a-z]+(?:-[a-z]+)*)'`;
/** Jobs are called in the same way. */
const isJob = /\bname: $/;

/** Whatever looks like an action in a file that writes to the log, or is given to one that does. */
function actionsIn(path: string): string[] {
  const code = readFileSync(join(server, path), 'utf8');
  const pattern = code.includes('recordAudit(') ? name : `\\baction: ${name}`;
  return [...code.matchAll(new RegExp(pattern, 'g'))]
    .filter(({ index }) => !isJob.test(code.slice(0, index)))
    .map(([, action]) => action!);
}

const recorded = globSync('**/*.ts', { cwd: server })
  .filter((path) => !/\.test\.ts$|^(testing|node_modules)\//.test(path))
  .flatMap(actionsIn);

test('every action that the server records has words', () => {
  expect(recorded).toContain('account.suspended');
  expect(recorded).toContain('threshold.added');
  const groups = messages.action as Record<string, Record<string, string>>;
  const wordless = recorded.filter((action) => {
    const [group = '', past = ''] = action.split('.');
    return groups[group]?.[past] === undefined;
  });
  expect(wordless).toEqual([]);
});

test('every action is found by one of the groups', () => {
  const lost = recorded.filter((action) => !actionGroups.some((group) => action.startsWith(group)));
  expect(lost).toEqual([]);
});
