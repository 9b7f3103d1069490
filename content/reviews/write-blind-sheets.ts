import type { ItemVersion } from '@bac/exam/item/item.ts';
import { sections } from '@bac/exam/item/section.ts';
import { sectionOf } from '@bac/exam/item/taxonomy.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blindSheet } from './blind-sheet.ts';
import type { BlindAnswer } from './read-reviews.ts';
import type { Rewording } from './rewordings.ts';
import { unreviewed } from './unreviewed.ts';

/** Writes sheets for two new readers per section that has unreviewed items, and returns the file names. */
export function writeBlindSheets(
  folder: string,
  items: readonly ItemVersion[],
  answers: readonly BlindAnswer[],
  rewordings: readonly Rewording[] = [],
): string[] {
  const open = unreviewed(items, answers, rewordings);
  const last = Math.max(0, ...answers.map(({ reader }) => reader));
  mkdirSync(folder, { recursive: true });
  return sections.flatMap((section) => {
    const sectionItems = open.filter(({ skill }) => sectionOf(skill) === section);
    if (sectionItems.length === 0) return [];
    return [last + 1, last + 2].flatMap((reader) => {
      const sheet = blindSheet(sectionItems, reader);
      const name = join(folder, `reader-${reader}-${section}`);
      writeFileSync(`${name}.md`, sheet.questions);
      writeFileSync(`${name}.yaml`, sheet.answers);
      return [`${name}.md`, `${name}.yaml`];
    });
  });
}
