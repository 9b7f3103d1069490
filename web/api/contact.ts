import { site } from './site.ts';

/** 024 7300 0000 becomes tel:+842473000000; a number with a country code stays as it is. */
export function telHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return `tel:${digits.startsWith('0') ? `+84${digits.slice(1)}` : digits}`;
}

const { address, hours, email, phone } = site.contacts;

/** The contact details on all pages. */
export const contact = {
  address,
  hours,
  email,
  phone: { display: phone, href: telHref(phone) },
};
