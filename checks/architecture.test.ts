import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { options, rules, serverKernels, webKernels } from './architecture-rules.ts';

const root = resolve(import.meta.dirname, '..');
const rooms = ['exam', 'contract', 'content', 'server', 'web', 'e2e', 'bench'];

async function judge(baseDir: string): Promise<ICruiseResult> {
  const { output } = await cruise(rooms, { ...options, baseDir } as never);
  return output as ICruiseResult;
}

describe('who imports whom', () => {
  const whole = judge(root);

  it('follows the rule everywhere', async () => {
    const { summary, modules } = await whole;
    const broken = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
    expect(broken).toEqual([]);
    const read = modules.filter(({ source }) => /^(exam|contract|server|web|e2e)\//.test(source));
    expect(read.length).toBeGreaterThan(50);
    const names = new Set(modules.flatMap((module) => module.dependencies.map((d) => d.resolved)));
    expect(names).toContain('contract/protocol/route.ts');
  });

  it('names no kernel that no other area reads', async () => {
    const { modules } = await whole;
    const isRead = (floor: string, kernel: string): boolean =>
      modules.some(
        ({ source, dependencies }) =>
          source.startsWith(`${floor}/`) &&
          source.split('/').length > 2 &&
          !source.startsWith(`${floor}/${kernel.split('/')[0]}/`) &&
          dependencies.some(({ resolved }) => resolved.startsWith(`${floor}/${kernel}`)),
      );
    const unread = [
      ...Object.keys(serverKernels).filter((kernel) => !isRead('server', kernel)),
      ...Object.keys(webKernels).filter((kernel) => !isRead('web', kernel)),
    ];
    expect(unread).toEqual([]);
  });
});

/** At least one offence per rule, each in the smallest tree that commits it. */
const offences: readonly [rule: string, file: string, imports: string][] = [
  ['no-cycles', 'exam/item/a.ts', './b.ts'],
  ['exam-is-pure', 'exam/item/clock.ts', 'node:fs'],
  ['contract-is-data', 'contract/accounts/accounts.ts', 'fastify'],
  ['server-and-web-never-meet', 'server/app.ts', '../web/main.ts'],
  ['web-and-server-never-meet', 'web/main.ts', '../server/config.ts'],
  ['keys-never-reach-a-browser', 'web/attempts/score.ts', '../../exam/scoring/grade.ts'],
  ['from-outside-only', 'e2e/story.ts', '../server/config.ts'],
  ['browser-tests-know-no-code', 'e2e/key.ts', '../exam/scoring/grade.ts'],
  ['content-is-data', 'content/read.ts', '../server/config.ts'],
  ['content-never-reaches-a-browser', 'web/attempts/keys.ts', '../../content/items.ts'],
  ['server-area-minds-its-own', 'server/tickets/tickets.ts', '../accounts/store.ts'],
  ['platform-knows-no-area', 'server/platform/http/mount.ts', '../../accounts/store.ts'],
  ['db-holds-tables-only', 'server/db/schema.ts', '../platform/postgres/paging.ts'],
  ['web-area-minds-its-own', 'web/attempts/list.ts', '../results/score.ts'],
  ['kit-knows-no-area', 'web/ui/card.ts', '../results/score.ts'],
  ['kit-is-looks-alone', 'web/ui/dialog.ts', '../api/client.ts'],
  ['console-is-fetched-apart', 'web/bank/list.ts', './console/list.ts'],
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
    for (const room of rooms) await mkdir(join(folder, room));
    await cp(join(root, 'package.json'), join(folder, 'package.json'));
    await write('exam/item/b.ts', `import './a.ts';\n`);
    for (const [, file, imports] of offences) {
      await write(file, `import '${imports}';\n`);
      if (imports.startsWith('.')) await write(join(dirname(file), imports), 'export {};\n');
    }
    planted = await judge(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is planted for every rule', () => {
    const planned = new Set(offences.map(([rule]) => rule));
    expect(rules.forbidden.filter(({ name }) => !planned.has(name))).toEqual([]);
  });

  it.each(offences)('of %s in %s is caught', (rule, file) => {
    const caught = planted.summary.violations.filter((violation) => violation.rule.name === rule);
    expect(caught.map(({ from }) => from)).toContain(file);
  });
});
