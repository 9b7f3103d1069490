import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exceptions, retiredTermsIn } from './reader-words.ts';

const root = resolve(import.meta.dirname, '..');

/** Messages, emails, notices, refusals, site content, hints and explanations; never tests, fixtures or the demo’s conversations. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) =>
    /^web\/.*(messages\.(en|vi)\.json|\.tsx?|\.webmanifest)$|^(contract|exam|server)\/.*\.ts$|^content\/(site|items|forms)\/.*\.(md|yaml)$/.test(
      file,
    ),
  )
  .filter((file) => !/\.test\.tsx?$|\/testing\/|^server\/demo\/living\//.test(file))
  .filter((file) => existsSync(join(root, file)));

const findingsIn = (file: string, source: string): number => retiredTermsIn(file, source).length;

describe('the words that people read', () => {
  it('no message, email, refusal, article, hint or explanation uses a retired term', () => {
    const findings = files.flatMap((file) =>
      retiredTermsIn(file, readFileSync(join(root, file), 'utf8')),
    );
    expect(findings).toEqual([]);
  });

  it('every exception names a file that exists', () => {
    const named = Object.keys(exceptions).map((place) => place.replace(/:.*/, ''));
    expect(named.filter((file) => !files.includes(file))).toEqual([]);
  });
});

describe('the check of the words that people read', () => {
  it.each([
    ['a message', 'web/a/messages.vi.json', '{"a":{"b":"Mở học phần này"}}'],
    ['a list in a message', 'web/a/messages.vi.json', '{"a":["Tốt","Rời bài thi"]}'],
    ['an article', 'content/site/articles/a/b.vi.md', '---\ntitle: A\n---\n\nCâu hụt quay lại.'],
    ['a list of the site', 'content/site/slides.yaml', '- title:\n    vi: Luyện SAT số'],
    ['a refusal', 'contract/a/a-failures.ts', `x = { en: 'No.', vi: 'Chưa mở học phần.' }`],
    ['a template', 'server/a/emails.ts', 'x = { vi: `Chúng mình đã nhận #${number}` }'],
    ['an explanation', 'content/items/a.yaml', '- why:\n    A:\n      vi: Theo tỷ lệ này thì sai.'],
    ['an English message', 'web/a/messages.en.json', '{"a":{"b":"A letter is on its way"}}'],
    ['an English article', 'content/site/articles/a/b.en.md', 'Then hand in the module.'],
    [
      'an English refusal',
      'contract/a/a-failures.ts',
      `x = { en: 'This can not be sent.', vi: '' }`,
    ],
    ['an English hint', 'content/items/a.yaml', '- hint:\n    en: Practise it once more.'],
    ['a serious text', 'web/a/console/messages.vi.json', '{"a":"Bạn thử lại nhé."}'],
  ])('finds a retired term in %s', (_place, file, source) => {
    expect(findingsIn(file, source)).toBe(1);
  });

  it('says where the term is and what to write', () => {
    expect(retiredTermsIn('web/a/messages.vi.json', '{"a":{"b":"Đã cất"}}')).toEqual([
      'web/a/messages.vi.json:a.b says “Đã cất”; write lưu trữ',
    ]);
  });

  it.each([
    ['the stem of a question', 'content/items/a.yaml', '- stem:\n    vi: Theo tỷ lệ này'],
    [
      'a quotation in an explanation',
      'content/items/a.yaml',
      '- hint:\n    vi: Câu “tỷ lệ” là gì?',
    ],
    ['a domain of a function', 'web/a/messages.vi.json', '{"a":"Miền xác định của f"}'],
    ['a domain of the web', 'web/a/messages.vi.json', '{"a":"Cần một tên miền"}'],
    ['the number of a test', 'web/a/messages.vi.json', '{"a":"Đề số 2, đề số {{n}}"}'],
    ['a friendly suggestion', 'web/a/messages.vi.json', '{"a":"Bạn thử tìm xem nhé."}'],
    ['an uppercase letter', 'web/a/messages.en.json', '{"a":"An uppercase letter"}'],
    ['an English passage', 'content/items/a.yaml', '- passage:\n    en: A colour of its own.'],
    ['the English of a formula', 'web/a/messages.en.json', '{"a":"Let x stand for it"}'],
    ['a comment', 'server/a/emails.ts', `// Chúng mình\nx = { vi: 'Chúng tôi' }`],
  ])('leaves %s alone', (_place, file, source) => {
    expect(findingsIn(file, source)).toBe(0);
  });
});
