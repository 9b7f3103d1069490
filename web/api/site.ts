import type { Site } from '@bac/contract/site/settings.ts';

/** Only under the build's own server and in tests, where no server writes on the page: the pages are built without it. */
const placeholder: Site | null = import.meta.env.PROD
  ? null
  : {
      siteName: 'Bậc',
      contacts: {
        address: {
          vi: 'Tầng 5, số 88 phố Hoàng Cầu, phường Đống Đa, Hà Nội',
          en: '5th floor, 88 Hoàng Cầu Street, Đống Đa Ward, Hà Nội, Vietnam',
        },
        email: 'lienhe@bac.example',
        phone: '024 7300 0000',
        hours: { vi: 'Giờ làm việc của bạn', en: 'Your office hours' },
      },
      fallbackLanguage: 'en',
      isRegistrationOpen: true,
    };

export function readSite(page: HTMLElement): Site {
  const written = page.dataset['site'];
  if (written === undefined && placeholder) return placeholder;
  return JSON.parse(written ?? '') as Site;
}

/**
 * What an administrator decided for everyone, as the server wrote it on the page; a change comes with the next page. The server
 * itself fills it in before it renders one.
 */
export const site: Site =
  typeof document === 'undefined' ? ({} as Site) : readSite(document.documentElement);
