import type { Language } from '@bac/exam/item/language.ts';

type Words = Record<Language, string>;

const address: Words = {
  vi: 'Tầng 5, số 88 phố Hoàng Cầu, phường Đống Đa, Hà Nội',
  en: '5th floor, 88 Hoàng Cầu Street, Đống Đa Ward, Hà Nội, Vietnam',
};

const hours: Words = {
  vi: 'Thứ hai đến thứ sáu, 8:00–17:30, giờ Việt Nam',
  en: 'Monday to Friday, 8:00–17:30, Vietnam time',
};

/** Where and when to reach us, wherever a page says so. Placeholders: change them here and nowhere else. */
export const contact = {
  address,
  hours,
  email: 'lienhe@bac.example',
  phone: { shown: '024 7300 0000', href: 'tel:+842473000000' },
};
