import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { eventually, heading, render } from '../../testing/render.tsx';
import { ComponentsScreen } from './components-screen.tsx';

beforeAll(startI18n);

test.each([
  ['vi', 'Thành phần giao diện'],
  ['en', 'Components'],
])('every index entry of the component catalog links to a group in %s', async (language, title) => {
  await i18next.changeLanguage(language);
  render(
    <MemoryRouter>
      <ComponentsScreen />
    </MemoryRouter>,
  );
  await eventually(() => expect(heading()).toBe(title));
  const targets = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(targets.length).toBeGreaterThan(5);
  for (const target of targets) expect(document.querySelector(`h2${target}`)).not.toBeNull();
});
