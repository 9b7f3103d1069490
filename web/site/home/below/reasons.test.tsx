import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { eventually, render } from '../../../testing/render.tsx';
import { Reasons } from './reasons.tsx';

beforeAll(startI18n);

const textsOf = (tag: string): string[] =>
  [...document.querySelectorAll(`li > ${tag}`)].map(({ textContent }) => textContent);

test.each([
  ['en', 'Why practice with Bậc'],
  ['vi', 'Vì sao luyện với Bậc'],
])('there are six reasons, each with its own text, in %s', async (language, title) => {
  await i18next.changeLanguage(language);
  await i18next.loadNamespaces('site/home/below');
  render(<Reasons />);
  await eventually(() => expect(document.querySelector('h2')?.textContent).toBe(title));
  const texts = [...textsOf('h3'), ...textsOf('p')];
  expect(texts).toHaveLength(12);
  expect(new Set(texts).size).toBe(12);
  // A missing message shows its key.
  expect(texts.filter((text) => text.includes('reasons.'))).toEqual([]);
});
