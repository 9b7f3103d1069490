import { officeHoursText } from '@bac/contract/tickets/office-hours.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { site } from './site.ts';

/** 024 7300 0000 becomes tel:+842473000000; a number with a country code stays as it is. */
export function telHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return `tel:${digits.startsWith('0') ? `+84${digits.slice(1)}` : digits}`;
}

const { address, email, phone } = site.contacts;

const hoursIn = (language: Language): string => officeHoursText(site.officeHours, language);

/** The contact details on all pages. */
export const contact = {
  address,
  hours: { en: hoursIn('en'), vi: hoursIn('vi') },
  email,
  phone: { display: phone, href: telHref(phone) },
};
