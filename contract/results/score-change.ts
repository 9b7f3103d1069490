import type { Language } from '@bac/exam/item/language.ts';
import type { LocalText } from '@bac/exam/item/local-text.ts';
import { sectionNames } from '@bac/exam/item/section.ts';
import type { ChangedScore } from '../attempts/attempt-change.ts';

/** The change of the total, such as “1180 → 1200”, or else those of the sections; undefined if no score changed. */
export function scoreChange(before: ChangedScore, after: ChangedScore): LocalText | undefined {
  if (before.total !== null && after.total !== null && before.total !== after.total) {
    const change = `${before.total} → ${after.total}`;
    return { en: change, vi: change };
  }
  const moved = before.sections.flatMap(({ section, score }) => {
    const now = after.sections.find((each) => each.section === section)?.score ?? score;
    return now === score ? [] : [{ name: sectionNames[section], change: `${score} → ${now}` }];
  });
  if (moved.length === 0) return undefined;
  const list = (language: Language): string =>
    moved.map(({ name, change }) => `${name[language]} ${change}`).join(', ');
  return { en: list('en'), vi: list('vi') };
}
