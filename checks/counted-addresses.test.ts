import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { addressReaders, findCountedAddresses } from './counted-addresses.ts';

const root = resolve(import.meta.dirname, '..');
const files = globSync('server/**/*.ts', {
  cwd: root,
  exclude: [
    'server/**/*.test.ts',
    'server/testing/**',
    'server/platform/http/limits/**',
    'server/db/**',
    'server/node_modules/**',
  ],
});

it('every limit that counts addresses counts networks', () => {
  expect(files.length).toBeGreaterThan(300);
  const problems = files.flatMap((file) =>
    findCountedAddresses(file, readFileSync(join(root, file), 'utf8')).map(
      (problem) => `${file} ${problem}`,
    ),
  );
  expect(problems).toEqual([]);
});

it('every listed reader of addresses reads one', () => {
  const idle = Object.keys(addressReaders).filter(
    (file) => !/\bip\b|remoteAddress/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(idle).toEqual([]);
});

it.each([
  ['reads the address of a request', 'countAgainst(deps, limitOf(request.ip));'],
  ['reads the address of a request', 'const { ip } = request;'],
  ['limits a single address', "limitFor('wishes', visitor.address, { atMost: 60 });"],
  ['limits a single address', 'limitFor(name, hashOf(call(address)), bound);'],
  [
    'makes a limit by hand',
    'const limit = { key: `wishes:${address}`, atMost: 60, milliseconds };',
  ],
  ['writes counters', 'await db.insert(rateLimits).values({ key, count: 1, resetsAt });'],
])('finds a source that %s', (problem, source) => {
  expect(findCountedAddresses('server/site/content/wishes.ts', source)).toEqual([problem]);
});
