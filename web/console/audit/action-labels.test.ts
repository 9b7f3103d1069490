import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { actionGroups } from './action-groups.ts';
import messages from './messages.en.json' with { type: 'json' };

const server = join(import.meta.dirname, '../../../server');
const actionPattern = String.raw`'([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)'`;
/** Names of jobs and limits have the same format. */
const otherPrefix = /\bname: $|\blimitFor\($/;

/** Every string that looks like an action in a file that writes to the log, or that is passed as `action` elsewhere. */
function actionsIn(path: string): string[] {
  const code = readFileSync(join(server, path), 'utf8');
  const pattern = code.includes('recordAudit(') ? actionPattern : `\\baction: ${actionPattern}`;
  return [...code.matchAll(new RegExp(pattern, 'g'))]
    .filter(({ index }) => !otherPrefix.test(code.slice(0, index)))
    .map(([, action]) => action!);
}

const recorded = globSync('**/*.ts', { cwd: server })
  .filter((path) => !/\.test\.ts$|^(testing|node_modules)\//.test(path))
  .flatMap(actionsIn);

test('every action that the server records has a translation', () => {
  expect(recorded).toContain('account.suspended');
  expect(recorded).toContain('threshold.added');
  const groups = messages.action as Record<string, Record<string, string>>;
  const untranslated = recorded.filter((action) => {
    const [group = '', verb = ''] = action.split('.');
    return groups[group]?.[verb] === undefined;
  });
  expect(untranslated).toEqual([]);
});

test('every action belongs to one of the filter groups', () => {
  const ungrouped = recorded.filter(
    (action) => !actionGroups.some((group) => action.startsWith(group)),
  );
  expect(ungrouped).toEqual([]);
});
