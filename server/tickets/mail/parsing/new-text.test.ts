import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractNewText } from './new-text.ts';

const newTextOf = (...lines: string[]): string => extractNewText(lines.join('\r\n')).text;

describe('the new text of an email', () => {
  it('keeps the whole text if nothing is quoted', () => {
    expect(newTextOf('Chào bạn,', '', 'Em vẫn chưa vào được.', '', 'Minh Ánh')).toBe(
      'Chào bạn,\n\nEm vẫn chưa vào được.\n\nMinh Ánh',
    );
  });

  it.each([
    ['English, as Gmail', ['On Sun, Nov 15, 2026 at 6:00 PM Bậc <help+12-abc@bac.example> wrote:']],
    [
      'English, broken over lines',
      ['On Sun, Nov 15, 2026 at 6:00 PM Bậc', '<help+12-abc@bac.example>', 'wrote:'],
    ],
    ['English, as Apple Mail', ['On 15 Nov 2026, at 18:00, Bậc <no-reply@bac.example> wrote:']],
    [
      'Vietnamese, as Gmail',
      ['Vào CN, 15 thg 11, 2026 vào lúc 18:00 Bậc <help@bac.example> đã viết:'],
    ],
    [
      'Vietnamese, broken over lines',
      ['Vào 18:00, CN, 15 thg 11, 2026 Bậc', '<help+12-abc@bac.example> đã viết:'],
    ],
    ['Vietnamese, in decomposed characters', ['Vào 15/11/2026, Bậc đã viết:'.normalize('NFD')]],
    ['Vietnamese, as Thunderbird', ['Vào 15/11/2026 18:00, Bậc đã viết:']],
  ])('ends before a quote (%s)', (_which, attribution) => {
    expect(
      newTextOf('Cảm ơn ạ.', '', ...attribution, '', '> Chào Minh Ánh,', '>', '> Thử lại nhé.'),
    ).toBe('Cảm ơn ạ.');
  });

  it('ends before a quote without marks', () => {
    expect(
      newTextOf(
        'Thanks!',
        '',
        'On Sunday, 15 November 2026 Bậc wrote:',
        '',
        'Hello,',
        'try again.',
      ),
    ).toBe('Thanks!');
  });

  it.each([
    [
      'English',
      [
        '________________________________',
        'From: Bậc <no-reply@bac.example>',
        'Sent: Sunday, November 15, 2026 6:00 PM',
        'To: Minh Anh <minhanh@example.com>',
        'Subject: Re: I can not sign in (#12)',
      ],
    ],
    [
      'English, in bold',
      [
        '*From:* Bậc <no-reply@bac.example>',
        '*Date:* Sunday, 15 November 2026',
        '*To:* minhanh@example.com',
        '*Subject:* Re: sign in',
      ],
    ],
    [
      'Vietnamese',
      [
        'Từ: Bậc <no-reply@bac.example>',
        'Đã gửi: Chủ Nhật, 15 Tháng Mười Một 2026 18:00',
        'Đến: Minh Anh <minhanh@example.com>',
        'Chủ đề: Re: Không đăng nhập được (#12)',
      ],
    ],
    ['the old kind', ['-----Original Message-----', 'From: Bậc', 'Sent: today']],
  ])('ends before Outlook’s block of headers (%s)', (_which, block) => {
    expect(newTextOf('It works now.', '', ...block, '', 'Hello,', 'please try again.')).toBe(
      'It works now.',
    );
  });

  it('keeps text between and below quotes', () => {
    expect(
      newTextOf(
        'On Sun, Nov 15, 2026 at 6:00 PM Bậc <a@bac.example> wrote:',
        '> Which browser is it?',
        'Firefox.',
        '> And which test?',
        'The third one.',
      ),
    ).toBe('Firefox.\nThe third one.');
  });

  it.each([
    ['after two dashes', ['-- ', 'Nguyễn Minh Ánh', 'Lớp 11A2']],
    ['after two dashes whose space got lost', ['--', 'Nguyễn Minh Ánh']],
    ['of a telephone', ['Sent from my iPhone']],
    ['of a telephone in Vietnamese', ['Đã gửi từ iPhone của tôi']],
  ])('leaves out the signature %s', (_which, signature) => {
    expect(newTextOf('Được rồi ạ.', '', ...signature)).toBe('Được rồi ạ.');
  });

  it('keeps text that only looks like a quote or a signature', () => {
    const text = [
      'On the result page my teacher wrote:',
      'well done. From: and To: are words too.',
      '--',
      ...Array.from({ length: 20 }, (_, index) => `line ${index}`),
    ];
    expect(newTextOf(...text)).toBe(text.join('\n'));
  });

  it('keeps a forwarded email', () => {
    const text = [
      'Please see this:',
      '---------- Forwarded message ---------',
      'From: School <school@example.com>',
      'Date: Sun, Nov 15, 2026',
      'Subject: Test day',
      'To: <minhanh@example.com>',
      '',
      'The test is on Monday.',
    ];
    expect(newTextOf(...text)).toBe(text.join('\n'));
  });

  it('also returns the whole text, in case nothing else is left', () => {
    expect(extractNewText('> only\n> a quote')).toEqual({ text: '', all: '> only\n> a quote' });
  });

  it('removes invisible characters', () => {
    expect(newTextOf('a\u0000b\u200Bc\u00A0d\u0007')).toBe('abc d');
  });

  it('never adds text, and is stable when parsed again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '>', '-', ' ', '\n', ':', '1') }),
        (text) => {
          const { text: newText, all } = extractNewText(text);
          expect(all.length).toBeGreaterThanOrEqual(newText.length);
          expect(extractNewText(all).all).toBe(all);
        },
      ),
    );
  });
});
