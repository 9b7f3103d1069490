import type { Announcement } from '@bac/contract/site/content.ts';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { FakeApi } from '../../../testing/fake-api.ts';
import { button, eventually, render } from '../../../testing/render.tsx';
import { Announcements } from './announcements.tsx';

const holidayNotice: Announcement = {
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

const noticeText = (): string | undefined => document.querySelector('output')?.textContent;

test('the line is empty without an announcement', async () => {
  open([]);
  await eventually(() => expect(noticeText()).toBe(''));
});

test('an announcement is shown in the language of the page, with its link', async () => {
  await i18next.changeLanguage('vi');
  open([holidayNotice]);
  await eventually(() => expect(noticeText()).toContain('Dịp Tết'));
  expect(document.querySelector('output a')?.getAttribute('href')).toBe('/support');
});

test('a dismissed announcement stays hidden until it changes', async () => {
  open([holidayNotice]);
  await eventually(() => button('Dismiss').click());
  await eventually(() => expect(noticeText()).toBe(''));

  open([holidayNotice, { ...holidayNotice, id: 'exam', text: { en: 'New form', vi: 'Đề mới' } }]);
  await eventually(() => expect(noticeText()).toContain('New form'));
  expect(noticeText()).not.toContain('Tết');

  open([{ ...holidayNotice, version: 2 }]);
  await eventually(() => expect(noticeText()).toContain('Tết'));
});

test('an urgent announcement is marked as important in text', async () => {
  open([{ ...holidayNotice, tone: 'urgent' }]);
  await eventually(() => expect(noticeText()).toContain('Important:'));
});
