import type { Announcement } from '@bac/contract/site/content.ts';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { FakeApi } from '../../../testing/fake-api.ts';
import { button, eventually, render } from '../../../testing/render.tsx';
import { Announcements } from './announcements.tsx';

const rest: Announcement = {
  id: 'tet',
  version: 1,
  tone: 'calm',
  text: { en: 'Answers take longer over Tết.', vi: 'Dịp Tết chúng tôi trả lời chậm hơn.' },
  link: { to: '/support', label: { en: 'Support', vi: 'Hỗ trợ' } },
};

beforeAll(startI18n);

beforeEach(async () => {
  localStorage.clear();
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('app/public-frame');
});

function open(announcements: Announcement[]): void {
  document.body.replaceChildren();
  new FakeApi().answers('GET /content/announcements', announcements);
  render(
    <MemoryRouter>
      <Announcements />
    </MemoryRouter>,
  );
}

const said = (): string | undefined => document.querySelector('output')?.textContent;

test('without an announcement the line is empty', async () => {
  open([]);
  await eventually(() => expect(said()).toBe(''));
});

test('an announcement is said in the language of the page, with its link', async () => {
  await i18next.changeLanguage('vi');
  open([rest]);
  await eventually(() => expect(said()).toContain('Dịp Tết'));
  expect(document.querySelector('output a')?.getAttribute('href')).toBe('/support');
});

test('what was put away stays away until it says something new', async () => {
  open([rest]);
  await eventually(() => button('Dismiss').click());
  await eventually(() => expect(said()).toBe(''));

  open([rest, { ...rest, id: 'exam', text: { en: 'New form', vi: 'Đề mới' } }]);
  await eventually(() => expect(said()).toContain('New form'));
  expect(said()).not.toContain('Tết');

  open([{ ...rest, version: 2 }]);
  await eventually(() => expect(said()).toContain('Tết'));
});

test('one that is urgent says so in words', async () => {
  open([{ ...rest, tone: 'urgent' }]);
  await eventually(() => expect(said()).toContain('Important:'));
});
