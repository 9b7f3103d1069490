import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '@bac/content/read-content.ts';
import type { ItemParameters } from '@bac/exam/item/item.ts';
import { sections, type Section } from '@bac/exam/item/section.ts';
import { isAdaptive, blueprints } from '@bac/exam/blueprint/blueprint.ts';
import { estimate } from '@bac/exam/scoring/irt.ts';
import { reliability } from '@bac/exam/scoring/reliability.ts';
import { scaleSection } from '@bac/exam/scoring/scale.ts';
import { panelOf } from '@bac/exam/scoring/score-attempt.ts';
import type { Panel } from '@bac/exam/scoring/choose-route.ts';
import { meanOf, rootMeanSquare } from '@bac/exam/testing/calibration-study.ts';
import {
  studyGrowth,
  studyRoutes,
  studyStrongGroup,
} from '@bac/exam/testing/calibration-studies.ts';

const judgement = { r: 0.85, a: 1.3 };
const seeds = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const write = (line: string): void => console.log(line);

/**
 * Published conversion of raw to section scores on linear (paper) tests: file of `practice_test,section,raw,lower,upper`. Several tests of
 * the same share of right answers span a range.
 */
function readConversion(file: string) {
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  const most = new Map<string, number>();
  for (const [test, section, raw] of rows) {
    const key = `${test} ${section}`;
    most.set(key, Math.max(most.get(key) ?? 0, Number(raw)));
  }
  return rows.map(([test, section, raw, lower, upper]) => ({
    section: section as Section,
    share: Number(raw) / most.get(`${test} ${section}`)!,
    lower: Number(lower),
    upper: Number(upper),
  }));
}

type Conversion = ReturnType<typeof readConversion>;

function publishedRange(conversion: Conversion, section: Section, share: number): string {
  const near = conversion.filter(
    (row) => row.section === section && Math.abs(row.share - share) < 0.012,
  );
  if (near.length === 0) return '–';
  const low = Math.min(...near.map(({ lower }) => lower));
  return `${low}–${Math.max(...near.map(({ upper }) => upper))}`;
}

/** All items from easy to hard; a student with so many right answers gets the easiest ones right. */
function scoreWith(section: Section, items: readonly ItemParameters[], right: number, rho: number) {
  const sorted = items.toSorted((one, other) => one.b - other.b);
  const responses = sorted.map((parameters, index) => ({ parameters, isRight: index < right }));
  return scaleSection(section, estimate(responses), rho).score;
}

/** How many misses still give 800 on the higher route, if they are the hardest questions. */
function missesFor800(section: Section, items: readonly ItemParameters[], rho: number): number {
  let misses = 0;
  while (scoreWith(section, items, items.length - misses - 1, rho) === 800) misses += 1;
  return misses;
}

const everyItem = ({ first, second }: Panel): ItemParameters[] => [
  ...first,
  ...(second?.lower ?? []),
  ...(second?.higher ?? []),
];

function reportForms(formIds: readonly string[], conversion: Conversion | undefined): void {
  const { items, forms } = readContent(join(import.meta.dirname, '..', 'content'));
  const bank = new Map(items.map(({ item }) => [item.id, item]));
  const chosen = forms
    .map(({ form }) => form)
    .filter(({ blueprint }) => isAdaptive(blueprints[blueprint]))
    .filter(({ id }) => formIds.length === 0 || formIds.includes(id));
  for (const form of chosen) {
    for (const section of sections) {
      const panel = panelOf(form, section, bank);
      if (!panel.second) continue;
      const rho = reliability(panel);
      const highest = [...panel.first, ...panel.second.higher];
      const all = everyItem(panel);
      write(
        `${form.id} ${section}: reliability ${rho.toFixed(3)}, 800 with up to ` +
          `${missesFor800(section, highest, rho)} of ${highest.length} wrong on the higher route`,
      );
      for (const share of [0.25, 0.5, 0.7, 0.83, 0.92, 0.95, 0.97]) {
        const score = scoreWith(section, all, Math.round(share * all.length), rho);
        const published = conversion ? publishedRange(conversion, section, share) : 'no table';
        write(`  ${Math.round(share * 100)} % right: ${score} (published ${published})`);
      }
    }
  }
}

function reportStrongGroups(): void {
  for (const section of sections) {
    for (const link of ['levels', 'stocking-lord'] as const) {
      const found = seeds(20).map((seed) =>
        studyStrongGroup({ section, seed, judgement, link, students: 400, scored: 1000 }),
      );
      const line = (name: 'judged' | 'accepted' | 'ideal'): string =>
        `${name} RMSE ${rootMeanSquare(found.map((each) => each[name].rmse)).toFixed(1)} ` +
        `bias ${meanOf(found.map((each) => each[name].bias)).toFixed(1)}`;
      write(
        `strong group (+0.8), 400, ${section}, ${link}: ${line('judged')}; ${line('accepted')}; ${line('ideal')}`,
      );
    }
  }
}

function reportGrowth(): void {
  for (const hasAnchors of [false, true]) {
    const shares = seeds(20).map(
      (seed) =>
        studyGrowth({ section: 'rw', seed, judgement, link: 'levels', students: 600, hasAnchors })
          .share,
    );
    const mean = meanOf(shares);
    const deviation = rootMeanSquare(shares.map((share) => share - mean));
    write(
      `growth 0.4, two forms, 600 students, ${hasAnchors ? '4 anchors' : 'no anchors'}: ` +
        `${(100 * mean).toFixed(0)} % recovered (SD ${(100 * deviation).toFixed(0)} %)`,
    );
  }
}

function reportRoutes(): void {
  for (const ability of [-1, 0, 1]) {
    const found = seeds(10).map((seed) =>
      studyRoutes({
        section: 'rw',
        seed,
        judgement,
        link: 'levels',
        students: 300,
        forced: 500,
        ability,
      }),
    );
    const line = (name: 'judged' | 'accepted' | 'ideal'): string =>
      `${name} ${meanOf(found.map((each) => each[name])).toFixed(1)} (rms ${rootMeanSquare(
        found.map((each) => each[name]),
      ).toFixed(1)})`;
    write(
      `higher minus lower route at ability ${ability}, 300 students: ` +
        `${line('judged')}, ${line('accepted')}, ${line('ideal')}`,
    );
  }
}

/** Prints what docs/measurement.md reports, for all full tests or for `--form=full-1`. All seeds are fixed. */
export function benchMeasurement(options: readonly string[]): Promise<void> {
  const valuesOf = (name: string): string[] =>
    options.flatMap((word) => (word.startsWith(`--${name}=`) ? [word.slice(name.length + 3)] : []));
  const [file] = valuesOf('conversion');
  const formIds = valuesOf('form');
  reportForms(formIds, file === undefined ? undefined : readConversion(file));
  reportStrongGroups();
  reportGrowth();
  reportRoutes();
  return Promise.resolve();
}
