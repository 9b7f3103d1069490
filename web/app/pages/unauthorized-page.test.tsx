import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { eventually, heading, render } from '../../testing/render.tsx';
import { UnauthorizedPage } from './unauthorized-page.tsx';

beforeAll(startI18n);

test.each([
  ['en', 'You don’t have access to this page', 'lacks the permission', 'contact the administrator'],
  ['vi', 'Bạn chưa có quyền vào trang này', 'chưa có quyền', 'liên hệ quản trị viên'],
])(
  'says in %s which permission is missing and whom to ask',
  async (language, title, missing, contactText) => {
    await i18next.changeLanguage(language);
    await i18next.loadNamespaces('app');
    render(
      <MemoryRouter>
        <UnauthorizedPage />
      </MemoryRouter>,
    );
    await eventually(() => expect(heading()).toBe(title));
    const { textContent } = document.querySelector('h1 ~ p')!;
    expect(textContent).toContain(missing);
    expect(textContent).toContain(contactText);
    expect(document.querySelector('a[href="/support"]')).not.toBeNull();
  },
);
