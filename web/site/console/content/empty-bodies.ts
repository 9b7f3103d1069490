import type { ContentBody } from '@bac/contract/site/content-bodies.ts';
import type { ContentKind } from '@bac/contract/site/content-kinds.ts';

const emptyText = { en: '', vi: '' };

/** The initial body of a new entry. */
export const emptyBodies: { [Kind in ContentKind]: ContentBody<Kind> } = {
  page: { title: emptyText, summary: emptyText, text: emptyText },
  slide: { title: emptyText, text: emptyText, art: 'terraces', link: null },
  question: { group: 'tests', question: emptyText, answer: emptyText, isOnHome: false },
  article: { topic: 'start', title: emptyText, summary: emptyText, text: emptyText },
  announcement: { tone: 'calm', text: emptyText, link: null },
  timeline: { title: emptyText, intro: emptyText, features: [], phases: [] },
};
