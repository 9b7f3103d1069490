import { announcementTones } from '@bac/contract/site/announcement-tones.ts';
import { phaseStates } from '@bac/contract/site/phase-states.ts';
import { articleTopics } from '@bac/contract/site/article-topics.ts';
import { questionGroups } from '@bac/contract/site/question-groups.ts';
import { slideArts } from '@bac/contract/site/slide-arts.ts';
import type { ContentKind } from '@bac/contract/site/content-kinds.ts';
import type messages from '../messages.en.json';

export type FieldName = keyof (typeof messages)['field'];
export type ChoiceValue = keyof (typeof messages)['choice'];

/** A field of a form, in both languages or shared by both. */
export type Field =
  | { type: 'line' | 'markdown'; name: FieldName }
  | { type: 'choice'; name: FieldName; values: readonly ChoiceValue[] }
  | { type: 'switch'; name: FieldName }
  | { type: 'link'; name: FieldName }
  | { type: 'list'; name: 'features' | 'phases'; maxItems: number; fields: Field[]; blank: object };

const emptyText = { en: '', vi: '' };
const maxItems = 12;

const line = (name: FieldName): Field => ({ type: 'line', name });
const markdown = (name: FieldName): Field => ({ type: 'markdown', name });
const choice = (name: FieldName, values: readonly ChoiceValue[]): Field => ({
  type: 'choice',
  name,
  values,
});
const link: Field = { type: 'link', name: 'link' };

/** The fields of each kind of entry, from top to bottom. */
export const fieldsOf: Readonly<Record<ContentKind, readonly Field[]>> = {
  page: [line('title'), line('summary'), markdown('text')],
  slide: [choice('art', slideArts), line('title'), line('text'), link],
  question: [
    choice('group', questionGroups),
    { type: 'switch', name: 'isOnHome' },
    line('question'),
    markdown('answer'),
  ],
  article: [choice('topic', articleTopics), line('title'), line('summary'), markdown('text')],
  announcement: [choice('tone', announcementTones), line('text'), link],
  timeline: [
    line('title'),
    markdown('intro'),
    {
      type: 'list',
      name: 'features',
      maxItems,
      fields: [line('title'), line('text')],
      blank: { title: emptyText, text: emptyText },
    },
    {
      type: 'list',
      name: 'phases',
      maxItems,
      fields: [choice('state', phaseStates), line('title'), line('when'), line('text')],
      blank: { state: 'planned', title: emptyText, text: emptyText, when: emptyText },
    },
  ],
};
