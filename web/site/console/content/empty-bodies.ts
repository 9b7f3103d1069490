import type { ContentBody } from '@bac/contract/site/content-bodies.ts';
import type { ContentKind } from '@bac/contract/site/content-kinds.ts';

const none = { en: '', vi: '' };

/** The initial body of a new entry. */
export const emptyBodies: { [Kind in ContentKind]: ContentBody<Kind> } = {
  page: { title: none, summary: none, text: none },
  slide: { title: none, text: none, art: 'terraces', link: null },
  question: { group: 'tests', question: none, answer: none, isOnHome: false },
  article: { topic: 'start', title: none, summary: none, text: none },
  announcement: { tone: 'calm', text: none, link: null },
  timeline: { title: none, intro: none, features: [], phases: [] },
};
