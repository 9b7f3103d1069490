import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { options, rules, serverKernels, webKernels } from './architecture-rules.ts';

const root = resolve(import.meta.dirname, '..');
const workspaces = ['exam', 'contract', 'content', 'server', 'web', 'e2e', 'bench'];

async function cruiseFolder(baseDir: string): Promise<ICruiseResult> {
  const { output } = await cruise(workspaces, { ...options, baseDir } as never);
  return output as ICruiseResult;
}

describe('import rules', () => {
  const result = cruiseFolder(root);

  it('no import breaks a rule', async () => {
    const { summary, modules } = await result;
    const violations = summary.violations.map(
      ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
    );
    expect(violations).toEqual([]);
    const ours = modules.filter(({ source }) => /^(exam|contract|server|web|e2e)\//.test(source));
    expect(ours.length).toBeGreaterThan(50);
    const names = new Set(modules.flatMap((module) => module.dependencies.map((d) => d.resolved)));
    expect(names).toContain('contract/protocol/route.ts');
  });

  it('every listed kernel is imported by another area', async () => {
    const { modules } = await result;
    const isImported = (floor: string, kernel: string): boolean =>
      modules.some(
        ({ source, dependencies }) =>
          source.startsWith(`${floor}/`) &&
          source.split('/').length > 2 &&
          !source.startsWith(`${floor}/${kernel.split('/')[0]}/`) &&
          dependencies.some(({ resolved }) => resolved.startsWith(`${floor}/${kernel}`)),
      );
    const unused = [
      ...Object.keys(serverKernels).filter((kernel) => !isImported('server', kernel)),
      ...Object.keys(webKernels).filter((kernel) => !isImported('web', kernel)),
    ];
    expect(unused).toEqual([]);
  });
});

/** At least one violation per rule, each in a minimal tree. */
const plantedViolations: readonly [rule: string, file: string, imports: string][] = [
  ['no-cycles', 'exam/item/a.ts', './b.ts'],
  ['exam-is-pure', 'exam/item/clock.ts', 'node:fs'],
  ['contract-is-data', 'contract/accounts/accounts.ts', 'fastify'],
  ['server-never-imports-web', 'server/app.ts', '../web/main.ts'],
  ['web-never-imports-server', 'web/main.ts', '../server/config.ts'],
  ['keys-never-reach-a-browser', 'web/attempts/score.ts', '../../exam/scoring/grade.ts'],
  ['e2e-and-bench-stay-outside', 'e2e/story.ts', '../server/config.ts'],
  ['browser-tests-import-no-code', 'e2e/key.ts', '../exam/scoring/grade.ts'],
  ['content-is-data', 'content/read.ts', '../server/config.ts'],
  ['content-never-reaches-a-browser', 'web/attempts/keys.ts', '../../content/items.ts'],
  ['server-area-imports-kernels-only', 'server/tickets/tickets.ts', '../accounts/store.ts'],
  ['platform-imports-no-area', 'server/platform/http/mount.ts', '../../accounts/store.ts'],
  ['db-holds-tables-only', 'server/db/schema.ts', '../platform/postgres/paging.ts'],
  ['web-area-imports-kernels-only', 'web/attempts/list.ts', '../results/score.ts'],
  ['kit-imports-no-area', 'web/ui/card.ts', '../results/score.ts'],
  ['kit-is-presentational', 'web/ui/dialog.ts', '../api/client.ts'],
  ['console-loads-separately', 'web/bank/list.ts', './console/list.ts'],
  ['markdown-is-parsed-in-one-place', 'server/following/note.ts', 'mdast-util-from-markdown'],
  ['testing-stays-in-tests', 'server/main.ts', './testing/main.ts'],
  ['testing-stays-in-tests', 'web/item/item.ts', '../testing/item/sample-item.ts'],
  ['testing-stays-in-tests', 'exam/item/sample.ts', '../testing/sample-bank.ts'],
];

describe('a planted violation', () => {
  let planted: ICruiseResult;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bac-planted-'));
    const write = async (file: string, text: string): Promise<void> => {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text, { flag: 'a' });
    };
    for (const workspace of workspaces) await mkdir(join(folder, workspace));
    await cp(join(root, 'package.json'), join(folder, 'package.json'));
    await write('exam/item/b.ts', `import './a.ts';\n`);
    for (const [, file, imports] of plantedViolations) {
      await write(file, `import '${imports}';\n`);
      if (imports.startsWith('.')) await write(join(dirname(file), imports), 'export {};\n');
    }
    planted = await cruiseFolder(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('every rule has a planted violation', () => {
    const tested = new Set(plantedViolations.map(([rule]) => rule));
    expect(rules.forbidden.filter(({ name }) => !tested.has(name))).toEqual([]);
  });

  it.each(plantedViolations)('reports a violation of %s in %s', (rule, file) => {
    const found = planted.summary.violations.filter((violation) => violation.rule.name === rule);
    expect(found.map(({ from }) => from)).toContain(file);
  });
});
