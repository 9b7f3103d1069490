import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { eventually, heading, render } from '../../../testing/render.tsx';
import { TestNotFoundScreen } from './test-not-found-screen.tsx';

beforeAll(startI18n);

test('names the four possible reasons and links to the tests', async () => {
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('attempts/player/not-found');
  render(
    <MemoryRouter>
      <TestNotFoundScreen />
    </MemoryRouter>,
  );
  await eventually(() => expect(heading()).toBe('This test was not found'));
  const pageText = document.body.textContent;
  expect(document.querySelectorAll('li')).toHaveLength(4);
  expect(pageText).toContain('invalid');
  expect(pageText).toContain('expired or was removed');
  expect(pageText).toContain('don’t have permission');
  expect(pageText).toContain('The server had a temporary problem');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/tests');
});
