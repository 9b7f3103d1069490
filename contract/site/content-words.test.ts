import { describe, expect, it } from 'vitest';
import type { ContentBody } from './content-bodies.ts';
import { countGaps, lackingWords, titleOf, wordsOf } from './content-words.ts';

const words = (en: string, vi: string) => ({ en, vi });

const timeline: ContentBody<'timeline'> = {
  title: words('Courses', 'Khóa học'),
  intro: words('', ''),
  features: [{ title: words('Lessons', ''), text: words('', '') }],
  phases: [
    { state: 'planned', title: words('', ''), text: words('', 'Sau Tết'), when: words('', '') },
  ],
};

describe('the words of an entry', () => {
  it('are found wherever they stand', () => {
    expect(wordsOf(timeline).map(({ path }) => path)).toEqual([
      'title',
      'intro',
      'features.0.title',
      'features.0.text',
      'phases.0.title',
      'phases.0.text',
      'phases.0.when',
    ]);
    const slide: ContentBody<'slide'> = {
      title: words('A', 'A'),
      text: words('', ''),
      art: 'sun',
      link: { to: '/tests', label: words('Tests', ' ') },
    };
    expect(lackingWords('slide', slide)).toEqual(['link.label.vi']);
    expect(lackingWords('slide', { ...slide, link: null })).toEqual([]);
  });

  it('have a gap where one language is written and the other is not', () => {
    expect(countGaps(timeline)).toBe(2);
  });

  it('lack what is not optional, and what only one language has', () => {
    expect(lackingWords('timeline', timeline)).toEqual([
      'features.0.title.vi',
      'phases.0.title.vi',
      'phases.0.title.en',
      'phases.0.text.en',
    ]);
  });

  it('give the entry its title, whatever its kind', () => {
    expect(titleOf(timeline).vi).toBe('Khóa học');
    const answer = words('', '');
    const question = words('Why?', 'Vì sao?');
    expect(titleOf({ group: 'tests', question, answer, isOnHome: false })).toBe(question);
    expect(titleOf({ tone: 'calm', text: question, link: null })).toBe(question);
  });
});
