import { placeholderContacts } from '@bac/contract/site/placeholders.ts';
import type { Site } from '@bac/contract/site/settings.ts';
import { standardOfficeHours } from '@bac/contract/tickets/office-hours.ts';

/** For the Vite development server and tests, where no server writes the settings into the page; left out of the build. */
const placeholder: Site | null = import.meta.env.PROD
  ? null
  : {
      siteName: 'Bậc',
      operator: { name: '', registration: '' },
      contacts: placeholderContacts,
      officeHours: [...standardOfficeHours],
      fallbackLanguage: 'en',
      isRegistrationOpen: true,
    };

export function readSite(page: HTMLElement): Site {
  const json = page.dataset['site'];
  if (json === undefined && placeholder) return placeholder;
  return JSON.parse(json ?? '') as Site;
}

/**
 * The settings of the site, which the server writes into the page; a change takes effect with the next page load. During
 * rendering on the server, the renderer fills in this object.
 */
export const site: Site =
  typeof document === 'undefined' ? ({} as Site) : readSite(document.documentElement);
