import type { Language } from '@bac/exam/item/language.ts';

/** The hours of one day in Vietnam time: minutes after midnight. */
export interface OpenHours {
  from: number;
  until: number;
}

/** The office hours of the support team, by day of the week from Sunday; null on a day off. A setting of the site. */
export type OfficeHours = readonly (OpenHours | null)[];

const weekday: OpenHours = { from: 8 * 60, until: 18 * 60 };

/** The hours of a new site. */
export const standardOfficeHours: OfficeHours = [
  null,
  weekday,
  weekday,
  weekday,
  weekday,
  weekday,
  { from: 8 * 60, until: 12 * 60 },
];

/** Whether every open day closes after it opens and some day is open, without which no target would ever be due. */
export const areOfficeHours = (hours: OfficeHours): boolean =>
  hours.some((open) => open !== null) &&
  hours.every((open) => open === null || open.from < open.until);

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
function groupDays(week: OfficeHours): { first: number; last: number; hours: string }[] {
  const groups: { first: number; last: number; hours: string }[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const open = week[day];
    if (!open) continue;
    const hours = `${clockTime(open.from)}–${clockTime(open.until)}`;
    const previous = groups.at(-1);
    if (previous?.hours === hours && (previous.last + 1) % 7 === day) previous.last = day;
    else groups.push({ first: day, last: day, hours });
  }
  return groups;
}

/** “Monday to Friday 8:00–18:00, Saturday 8:00–12:00, Vietnam time” */
export function officeHoursText(week: OfficeHours, language: Language): string {
  const { days, to, zone } = labels[language];
  const groups = groupDays(week).map(({ first, last, hours }) => {
    const dayRange = first === last ? days[first] : `${days[first]} ${to} ${days[last]}`;
    return `${dayRange} ${hours}`;
  });
  return [...groups, zone].join(', ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
