import { site } from './site.ts';

/** 024 7300 0000 is dialled +842473000000; a number written with its country is dialled as it stands. */
export function dialled(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return `tel:${digits.startsWith('0') ? `+84${digits.slice(1)}` : digits}`;
}

const { address, hours, email, phone } = site.contacts;

/** Where and when to reach us, wherever a page says so. */
export const contact = {
  address,
  hours,
  email,
  phone: { shown: phone, href: dialled(phone) },
};
