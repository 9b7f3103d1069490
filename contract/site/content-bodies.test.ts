import { describe, expect, it } from 'vitest';
import { contentBodies } from './content-bodies.ts';

const text = { en: 'A', vi: 'A' };
const acceptsTarget = (to: string): boolean =>
  contentBodies.slide.safeParse({ title: text, text, art: 'sun', link: { to, label: text } })
    .success;

describe('the link of a slide', () => {
  it.each(['/tests', '/', '/a?b=c#d', 'https://example.com/x'])('accepts %s', (to) => {
    expect(acceptsTarget(to)).toBe(true);
  });

  it.each(['//host', String.raw`/\host`, 'http://host', 'javascript:alert(1)', 'tests', '/a b'])(
    'refuses %s, which leads elsewhere or nowhere',
    (to) => {
      expect(acceptsTarget(to)).toBe(false);
    },
  );
});
