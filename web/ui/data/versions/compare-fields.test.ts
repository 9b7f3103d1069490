import { expect, test } from 'vitest';
import { compareFields } from './compare-fields.ts';

const text = (en: string, vi: string) => ({ en, vi });
const slide = {
  title: text('A', 'B'),
  text: text('', ''),
  art: 'sun',
  link: null as unknown,
};

test('names each field that differs, with its language where it has one', () => {
  const link = { to: '/tests', label: text('Tests', 'Đề thi') };
  expect(compareFields(slide, { ...slide, title: text('A', 'C'), art: 'stairs', link })).toEqual([
    { path: 'title', language: 'vi', before: 'B', after: 'C' },
    { path: 'art', language: undefined, before: 'sun', after: 'stairs' },
    { path: 'link.to', language: undefined, before: undefined, after: '/tests' },
    { path: 'link.label', language: 'en', before: undefined, after: 'Tests' },
    { path: 'link.label', language: 'vi', before: undefined, after: 'Đề thi' },
  ]);
});

test('finds no difference between equal bodies with fields in another order', () => {
  expect(
    compareFields(slide, {
      link: null,
      art: 'sun',
      text: text('', ''),
      title: { vi: 'B', en: 'A' },
    }),
  ).toEqual([]);
});
