import type { Language } from '@bac/exam/item/language.ts';
import { describe, expect, it } from 'vitest';
import { emailWriter } from './email-writer.ts';

const to = { email: 'a@example.com', fullName: 'Minh Ánh' };
const write = (
  lines: string[],
  code?: string,
  fullName = to.fullName,
  language: Language = 'en',
) => {
  const text = () => ({ subject: 'x', lines, ...(code !== undefined && { code }) });
  const writeEmail = emailWriter<object>({ en: text, vi: text });
  return writeEmail({ ...to, fullName }, language, {});
};

describe('an email', () => {
  it('turns a paragraph that is only a URL into a link', () => {
    const { html } = write(['https://a.example/x?y=1&z', 'https://b.example is where\nyou go']);
    expect(html).toContain('<a href="https://a.example/x?y=1&amp;z"');
    expect(html).toContain('<p>https://b.example is where<br>you go</p>');
  });

  it('shows only its code in large type, not other digits', () => {
    const { html } = write(['123456', '654321'], '123456');
    expect(html).toMatch(/<p style="font-size:32px[^>]+>123456</);
    expect(html).toContain('<p>654321</p>');
  });

  it('greets a person without a usable name', () => {
    expect(write([]).text).toMatch(/^Hello Minh Ánh,/);
    expect(write([], undefined, '').text).toMatch(/^Hello,/);
    expect(write([], undefined, '', 'vi').text).toMatch(/^Chào bạn,/);
  });
});
