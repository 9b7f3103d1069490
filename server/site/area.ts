import type { Area } from '../area.ts';
import { mountContentAdmin } from './content/console/routes.ts';
import { loadFoundingContent } from './content/founding-content.ts';
import { mountContent } from './content/routes.ts';
import { mountHealth } from './health/routes.ts';
import { mountOrientation } from './orientation/routes.ts';
import { mountProse } from './prose/routes.ts';
import { mountSettings } from './settings/routes.ts';

export const siteArea: Area = {
  routes: ({ mount, services, settings, content }) => {
    mountHealth(mount, services);
    mountSettings(mount, services, settings);
    mountOrientation(mount, services);
    mountContent(mount, services, content);
    mountContentAdmin(mount, services);
    mountProse(mount, services);
  },
  seed: (services) => loadFoundingContent(services),
};
