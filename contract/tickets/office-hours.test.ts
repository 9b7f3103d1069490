import { expect, test } from 'vitest';
import { officeHoursText } from './office-hours.ts';

test('names neighboring days with the same hours once, in both languages', () => {
  expect(officeHoursText('en')).toBe(
    'Monday to Friday 8:00–18:00, Saturday 8:00–12:00, Vietnam time',
  );
  expect(officeHoursText('vi')).toBe(
    'Thứ Hai đến thứ Sáu 8:00–18:00, thứ Bảy 8:00–12:00, giờ Việt Nam',
  );
});
