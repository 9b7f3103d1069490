import type { Language } from '@bac/exam/item/language.ts';

/** The office hours of the support team in Vietnam time: minutes after midnight, by day of the week from Sunday. */
export const officeHours: readonly (readonly [from: number, until: number] | null)[] = [
  null,
  [8 * 60, 18 * 60],
  [8 * 60, 18 * 60],
  [8 * 60, 18 * 60],
  [8 * 60, 18 * 60],
  [8 * 60, 18 * 60],
  [8 * 60, 12 * 60],
];

const labels: Record<Language, { days: readonly string[]; to: string; zone: string }> = {
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

/** Groups consecutive days with the same hours, starting on Monday. */
function groupDays(): { first: number; last: number; hours: string }[] {
  const groups: { first: number; last: number; hours: string }[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const open = officeHours[day];
    if (!open) continue;
    const hours = open.map(clockTime).join('–');
    const previous = groups.at(-1);
    if (previous?.hours === hours && (previous.last + 1) % 7 === day) previous.last = day;
    else groups.push({ first: day, last: day, hours });
  }
  return groups;
}

/** “Monday to Friday 8:00–18:00, Saturday 8:00–12:00, Vietnam time” */
export function officeHoursText(language: Language): string {
  const { days, to, zone } = labels[language];
  const groups = groupDays().map(({ first, last, hours }) => {
    const dayRange = first === last ? days[first] : `${days[first]} ${to} ${days[last]}`;
    return `${dayRange} ${hours}`;
  });
  return [...groups, zone].join(', ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
