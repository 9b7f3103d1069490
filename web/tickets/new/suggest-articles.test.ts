import type { ArticleCard } from '@bac/contract/site/content.ts';
import { expect, test } from 'vitest';
import { suggestArticles } from './suggest-articles.ts';

const article = (slug: string, en: string, vi: string): ArticleCard => ({
  slug,
  topic: 'problems',
  title: { en, vi },
  summary: { en: `What to do: ${en}`, vi: `Cách làm: ${vi}` },
});

const articles = [
  article('offline', 'When the connection drops', 'Khi mất mạng giữa bài'),
  article('password', 'Changing your password', 'Đổi mật khẩu'),
  article('score', 'Why a score is an estimate', 'Vì sao điểm là ước tính'),
  article('sign-in', 'I cannot sign in', 'Tôi không đăng nhập được'),
];

const slugs = (subject: string): string[] =>
  suggestArticles(articles, subject).map(({ slug }) => slug);

test('a full sentence finds the article that has its rarer words', () => {
  expect(slugs('Hôm qua em đang thi thì mất mạng năm phút')[0]).toBe('offline');
  expect(slugs('My connection was lost during the test')[0]).toBe('offline');
});

test('ignores accents', () => {
  expect(slugs('doi mat khau')[0]).toBe('password');
});

test('suggests at most three articles, and none without a match', () => {
  expect(slugs('con voi')).toEqual([]);
  expect(slugs('score password connection sign').length).toBeLessThanOrEqual(3);
});
