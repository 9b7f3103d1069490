import { expect, test } from 'vitest';
import { areOfficeHours, officeHoursText, standardOfficeHours } from './office-hours.ts';

test('names neighboring days with the same hours once, in both languages', () => {
  expect(officeHoursText(standardOfficeHours, 'en')).toBe(
    'Monday to Friday 8:00–18:00, Saturday 8:00–12:00, Vietnam time',
  );
  expect(officeHoursText(standardOfficeHours, 'vi')).toBe(
    'Thứ Hai đến thứ Sáu 8:00–18:00, thứ Bảy 8:00–12:00, giờ Việt Nam',
  );
});

test('a week needs an open day, and every open day an end after its beginning', () => {
  expect(areOfficeHours(standardOfficeHours)).toBe(true);
  expect(areOfficeHours(standardOfficeHours.map(() => null))).toBe(false);
  expect(areOfficeHours([{ from: 600, until: 540 }, ...standardOfficeHours.slice(1)])).toBe(false);
});
