import { officeHoursText } from '@bac/contract/tickets/office-hours.ts';
import type { Language } from '@bac/exam/item/language.ts';
import { site } from './site.ts';

/** 024 7300 0000 becomes tel:+842473000000; a number with a country code stays as it is. */
export function telHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return `tel:${digits.startsWith('0') ? `+84${digits.slice(1)}` : digits}`;
}

const hoursIn = (language: Language): string => officeHoursText(site.officeHours, language);

/** The contact details on all pages. Getters, because the server renders pages with settings that can change meanwhile. */
export const contact = {
  get address() {
    return site.contacts.address;
  },
  get hours() {
    return { en: hoursIn('en'), vi: hoursIn('vi') };
  },
  get email() {
    return site.contacts.email;
  },
  get phone() {
    const { phone } = site.contacts;
    return { display: phone, href: telHref(phone) };
  },
};
