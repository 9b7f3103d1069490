import { officeHoursText } from '@bac/contract/office-hours.ts';
import type { Site } from '@bac/contract/settings.ts';

/** Where no server wrote on the page: under the build's own server, and in tests. */
const placeholder: Site = {
  siteName: 'Bậc',
  contacts: {
    address: {
      vi: 'Tầng 5, số 88 phố Hoàng Cầu, phường Đống Đa, Hà Nội',
      en: '5th floor, 88 Hoàng Cầu Street, Đống Đa Ward, Hà Nội, Vietnam',
    },
    email: 'lienhe@bac.example',
    phone: '024 7300 0000',
    hours: { vi: officeHoursText('vi'), en: officeHoursText('en') },
  },
  fallbackLanguage: 'en',
  isRegistrationOpen: true,
};

export function readSite(page: HTMLElement): Site {
  const written = page.dataset['site'];
  return written === undefined ? placeholder : (JSON.parse(written) as Site);
}

/** What an administrator decided for everyone, as the server wrote it on the page; a change comes with the next page. */
export const site = readSite(document.documentElement);
