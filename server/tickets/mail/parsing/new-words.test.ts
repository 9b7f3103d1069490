import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newWordsOf } from './new-words.ts';

const wordsOf = (...lines: string[]): string => newWordsOf(lines.join('\r\n')).words;

describe('the new words of a letter', () => {
  it('are all of it where nothing is quoted', () => {
    expect(wordsOf('Chào bạn,', '', 'Em vẫn chưa vào được.', '', 'Minh Ánh')).toBe(
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
    ['Vietnamese, in signs taken apart', ['Vào 15/11/2026, Bậc đã viết:'.normalize('NFD')]],
    ['Vietnamese, as Thunderbird', ['Vào 15/11/2026 18:00, Bậc đã viết:']],
  ])('end before a quote (%s)', (_which, attribution) => {
    expect(
      wordsOf('Cảm ơn ạ.', '', ...attribution, '', '> Chào Minh Ánh,', '>', '> Thử lại nhé.'),
    ).toBe('Cảm ơn ạ.');
  });

  it('end before a quote without marks', () => {
    expect(
      wordsOf('Thanks!', '', 'On Sunday, 15 November 2026 Bậc wrote:', '', 'Hello,', 'try again.'),
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
  ])('end before Outlook’s block of headers (%s)', (_which, block) => {
    expect(wordsOf('It works now.', '', ...block, '', 'Hello,', 'please try again.')).toBe(
      'It works now.',
    );
  });

  it('stand between and below quotes too', () => {
    expect(
      wordsOf(
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
  ])('leave out the signature %s', (_which, signature) => {
    expect(wordsOf('Được rồi ạ.', '', ...signature)).toBe('Được rồi ạ.');
  });

  it('keep what only looks like a quote or a signature', () => {
    const text = [
      'On the result page my teacher wrote:',
      'well done. From: and To: are words too.',
      '--',
      ...Array.from({ length: 20 }, (_, place) => `line ${place}`),
    ];
    expect(wordsOf(...text)).toBe(text.join('\n'));
  });

  it('keep a letter that is passed on', () => {
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
    expect(wordsOf(...text)).toBe(text.join('\n'));
  });

  it('come with the whole letter, for the case that nothing is left', () => {
    expect(newWordsOf('> only\n> a quote')).toEqual({ words: '', all: '> only\n> a quote' });
  });

  it('hold nothing that cannot be seen', () => {
    expect(wordsOf('a\u0000b\u200Bc\u00A0d\u0007')).toBe('abc d');
  });

  it('are never more than there was, and are found once', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '>', '-', ' ', '\n', ':', '1') }),
        (text) => {
          const { words, all } = newWordsOf(text);
          expect(all.length).toBeGreaterThanOrEqual(words.length);
          expect(newWordsOf(all).all).toBe(all);
        },
      ),
    );
  });
});
