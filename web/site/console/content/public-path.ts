import type { ContentCard } from '@bac/contract/site/content-admin.ts';

/** Returns the path of the public page that shows the entry. */
export function publicPath({ kind, slug }: Pick<ContentCard, 'kind' | 'slug'>): string {
  switch (kind) {
    case 'page':
    case 'timeline':
      return `/${slug}`;
    case 'article':
      return `/support/${slug}`;
    case 'question':
      return '/cau-hoi-thuong-gap';
    case 'slide':
    case 'announcement':
      return '/';
  }
}
