import { contentRoutes } from '@bac/contract/site/content.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import type { PublicContent } from './public-content.ts';
import { makeWish } from './wishes.ts';

export function mountContent(mount: Mount, services: Services, content: PublicContent): void {
  mount(contentRoutes, {
    'GET /content/slides': () => content.slides(),
    'GET /content/announcements': () => content.announcements(),
    'GET /content/questions': () => content.questions(),
    'GET /content/pages/:slug': ({ params }) => content.page(params.slug),
    'GET /content/articles': ({ query }) => content.articles(query.search),
    'GET /content/articles/:slug': ({ params }) => content.article(params.slug),
    'GET /content/timelines/:slug': ({ params }) => content.timeline(params.slug),
    'POST /waitlist': ({ body, account, language, request }) =>
      makeWish(services, body, { accountId: account?.id, language, address: request.ip }),
  });
}
