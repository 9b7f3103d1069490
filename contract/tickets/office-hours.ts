import type { Language } from '@bac/exam/item/language.ts';

/** When the support desk works, Vietnam time: minutes after midnight, by day of the week from Sunday. */
export const officeHours: readonly (readonly [from: number, until: number] | null)[] = [
  null,
  [8 * 60, 18 * 60],
  [8 * 60, 18 * 60],
  [8 * 60, 18 * 60],
  [8 * 60, 18 * 60],
  [8 * 60, 18 * 60],
  [8 * 60, 12 * 60],
];

const words: Record<Language, { days: readonly string[]; to: string; zone: string }> = {
  en: {
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    to: 'to',
    zone: 'Vietnam time',
  },
  vi: {
    days: ['Chủ nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'],
    to: 'đến',
    zone: 'giờ Việt Nam',
  },
};

const clockTime = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Neighboring days with the same hours, from Monday on. */
function runsOfDays(): { first: number; last: number; hours: string }[] {
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const open = officeHours[day];
    if (!open) continue;
    const hours = open.map(clockTime).join('–');
    const before = runs.at(-1);
    if (before?.hours === hours && (before.last + 1) % 7 === day) before.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs;
}

/** “Monday to Friday 8:00–18:00, Saturday 8:00–12:00, Vietnam time” */
export function officeHoursText(language: Language): string {
  const { days, to, zone } = words[language];
  const runs = runsOfDays().map(({ first, last, hours }) => {
    const named = first === last ? days[first] : `${days[first]} ${to} ${days[last]}`;
    return `${named} ${hours}`;
  });
  return [...runs, zone].join(', ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
