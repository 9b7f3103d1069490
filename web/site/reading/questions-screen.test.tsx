import type { FrequentQuestion } from '@bac/contract/site/content.ts';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { eventually, render } from '../../testing/render.tsx';
import { typeIn } from '../../testing/type-in.ts';
import { QuestionsScreen } from './questions-screen.tsx';

const paragraph = (text: string) => [{ kind: 'paragraph' as const, runs: [{ text }] }];

const questions: FrequentQuestion[] = [
  {
    id: 'is-it-the-sat',
    group: 'tests',
    question: { en: 'Is this the real SAT?', vi: 'Đây có phải là kỳ thi SAT thật không?' },
    answer: { en: paragraph('No.'), vi: paragraph('Không, đây là bài luyện.') },
    isOnHome: true,
  },
  {
    id: 'lost-password',
    group: 'accounts',
    question: { en: 'I forgot my password', vi: 'Tôi quên mật khẩu' },
    answer: { en: paragraph('Ask for a link.'), vi: paragraph('Bạn xin một liên kết mới.') },
    isOnHome: false,
  },
];

beforeAll(startI18n);

beforeEach(async () => {
  await i18next.changeLanguage('vi');
  await i18next.loadNamespaces('site/reading');
  new FakeApi().answers('GET /content/questions', questions);
});

async function open(hash = ''): Promise<void> {
  const router = createMemoryRouter([{ path: '*', Component: QuestionsScreen }], {
    initialEntries: [`/cau-hoi-thuong-gap${hash}`],
  });
  render(<RouterProvider router={router} />);
  await eventually(() => expect(document.querySelector('details')).not.toBeNull());
}

const questionIds = (): string[] => [...document.querySelectorAll('details')].map(({ id }) => id);
const searchField = () => document.querySelector<HTMLInputElement>('input[type=search]');

test('the questions are grouped and collapsed', async () => {
  await open();
  const groups = [...document.querySelectorAll('h2')].map((h2) => h2.textContent);
  expect(groups).toEqual(['Đề thi', 'Tài khoản']);
  expect(document.querySelector('details[open]')).toBeNull();
});

test('an address that names a question opens it', async () => {
  await open('#lost-password');
  expect(document.querySelector('details[open]')?.id).toBe('lost-password');
});

test.each(['mat khau', 'lien ket', 'password MAT'])(
  '“%s” finds the question about the password',
  async (words) => {
    await open();
    typeIn(searchField(), words);
    await eventually(() => expect(questionIds()).toEqual(['lost-password']));
    expect(document.querySelector('search output')?.textContent).toBe('Tìm thấy 1 câu hỏi');
  },
);

test('a search without results shows a message', async () => {
  await open();
  typeIn(searchField(), 'voi bay');
  await eventually(() => expect(questionIds()).toEqual([]));
  expect(document.body.textContent).toContain('Chưa có câu hỏi nào về điều này');
});
