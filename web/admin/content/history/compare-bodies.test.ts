import type { ContentBody } from '@bac/contract/content-bodies.ts';
import { expect, test } from 'vitest';
import { compareBodies } from './compare-bodies.ts';

const words = (en: string, vi: string) => ({ en, vi });
const slide: ContentBody<'slide'> = {
  title: words('A', 'B'),
  text: words('', ''),
  art: 'sun',
  link: null,
};

test('names each field that differs, with its language where it has one', () => {
  const link = { to: '/tests', label: words('Tests', 'Đề thi') };
  expect(compareBodies(slide, { ...slide, title: words('A', 'C'), art: 'stairs', link })).toEqual([
    { path: 'title', language: 'vi', before: 'B', after: 'C' },
    { path: 'art', language: undefined, before: 'sun', after: 'stairs' },
    { path: 'link.to', language: undefined, before: undefined, after: '/tests' },
    { path: 'link.label', language: 'en', before: undefined, after: 'Tests' },
    { path: 'link.label', language: 'vi', before: undefined, after: 'Đề thi' },
  ]);
});

test('the same words differ nowhere, in whatever order their fields stand', () => {
  expect(
    compareBodies(slide, {
      link: null,
      art: 'sun',
      text: words('', ''),
      title: { vi: 'B', en: 'A' },
    }),
  ).toEqual([]);
});
