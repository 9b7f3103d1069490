import { describe, expect, it } from 'vitest';
import type { ContentBody } from './content-bodies.ts';
import { countGaps, missingTexts, titleOf, localTextsIn } from './content-texts.ts';

const text = (en: string, vi: string) => ({ en, vi });

const timeline: ContentBody<'timeline'> = {
  title: text('Courses', 'Khóa học'),
  intro: text('', ''),
  features: [{ title: text('Lessons', ''), text: text('', '') }],
  phases: [
    { state: 'planned', title: text('', ''), text: text('', 'Sau Tết'), when: text('', '') },
  ],
};

describe('localized texts of a content entry', () => {
  it('are found in nested fields and lists', () => {
    expect(localTextsIn(timeline).map(({ path }) => path)).toEqual([
      'title',
      'intro',
      'features.0.title',
      'features.0.text',
      'phases.0.title',
      'phases.0.text',
      'phases.0.when',
    ]);
    const slide: ContentBody<'slide'> = {
      title: text('A', 'A'),
      text: text('', ''),
      art: 'sun',
      link: { to: '/tests', label: text('Tests', ' ') },
    };
    expect(missingTexts('slide', slide)).toEqual(['link.label.vi']);
    expect(missingTexts('slide', { ...slide, link: null })).toEqual([]);
  });

  it('count as a gap if only one language is filled in', () => {
    expect(countGaps(timeline)).toBe(2);
  });

  it('are reported as missing if they are required, or filled in in only one language', () => {
    expect(missingTexts('timeline', timeline)).toEqual([
      'features.0.title.vi',
      'phases.0.title.vi',
      'phases.0.title.en',
      'phases.0.text.en',
    ]);
  });

  it('provide the title of an entry of any kind', () => {
    expect(titleOf(timeline).vi).toBe('Khóa học');
    const answer = text('', '');
    const question = text('Why?', 'Vì sao?');
    expect(titleOf({ group: 'tests', question, answer, isOnHome: false })).toBe(question);
    expect(titleOf({ tone: 'calm', text: question, link: null })).toBe(question);
  });
});
