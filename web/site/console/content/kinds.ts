import type { ContentBody } from '@bac/contract/site/content-bodies.ts';
import type { ContentKind } from '@bac/contract/site/content-kinds.ts';
import type { ContentCard } from '@bac/contract/site/content-admin.ts';

/** In the order in which people meet them. */
export const kinds = [
  'page',
  'slide',
  'question',
  'article',
  'announcement',
  'timeline',
] as const satisfies readonly ContentKind[];

type Status = ContentCard['status'];

export const statuses = ['published', 'draft', 'archived'] as const satisfies readonly Status[];

/** Shown one after the other, so their order is somebody's choice. */
export const arrangedKinds: readonly ContentKind[] = [
  'slide',
  'question',
  'article',
  'announcement',
];

const none = { en: '', vi: '' };

/** What a new entry begins with. */
export const emptyBodies: { [Kind in ContentKind]: ContentBody<Kind> } = {
  page: { title: none, summary: none, text: none },
  slide: { title: none, text: none, art: 'terraces', link: null },
  question: { group: 'tests', question: none, answer: none, isOnHome: false },
  article: { topic: 'start', title: none, summary: none, text: none },
  announcement: { tone: 'calm', text: none, link: null },
  timeline: { title: none, intro: none, features: [], phases: [] },
};

/** Where people meet it. */
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
