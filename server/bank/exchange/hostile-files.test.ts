import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sampleItem } from '@bac/exam/testing/sample-bank.ts';
import { csvHead, writeCsv } from './csv-format.ts';
import { UnreadableFile } from './exchange-item.ts';
import { writeQtiItem } from './qti/item-xml.ts';
import { readInThread } from './read-in-thread.ts';
import { readFile } from './read-file.ts';
import { writeYaml } from './yaml-format.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text);
const read = (name: string, content: string | Uint8Array) =>
  readFile(name, typeof content === 'string' ? bytes(content) : content, {});

function refusal(name: string, content: string | Uint8Array): string {
  try {
    read(name, content);
  } catch (error) {
    if (error instanceof UnreadableFile) return error.words.en;
    throw error;
  }
  throw new Error('the file was read');
}

const xml = (inside: string): string =>
  `<?xml version="1.0"?>${inside}<qti-assessment-item identifier="a"/>`;

describe('files that hold no items', () => {
  it.each<[string, string, string | Uint8Array, RegExp]>([
    ['an empty file', 'a.yaml', '  \n', /no question/],
    ['an empty list', 'a.yaml', '[]', /no question/],
    ['a word', 'a.yaml', 'hello', /must be a list/],
    ['broken YAML', 'a.yaml', '- id: a\n  stem: "open\n', /Line \d+ can’t be read/],
    ['the same field twice', 'a.yaml', '- id: a\n  id: b\n', /Line 2 can’t be read/],
    ['an old code page', 'a.csv', Buffer.from([0x69, 0x64, 0xe9, 0x2c]), /UTF-8/],
    ['arbitrary bytes', 'a.yaml', Buffer.from([0, 1, 2, 3]), /UTF-8/],
    [
      'a PDF',
      'a.pdf',
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n',
      /YAML, JSON, CSV, or QTI 3/,
    ],
    ['a PDF called YAML', 'a.yaml', Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1'), /kind of file/],
    ['a picture', 'a.png', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), /kind of file/],
    [
      'a spreadsheet',
      'a.xlsx',
      zipSync({ '[Content_Types].xml': strToU8('<a/>') }),
      /as CSV first/,
    ],
    ['an open quotation', 'a.csv', 'id,stem\n"a,b', /never closed/],
    ['unknown columns', 'a.csv', 'id,stem,colour\n', /“colour”/],
    ['columns without the id', 'a.csv', 'stem,source\nx,y\n', /“id” is missing/],
    ['XML of something else', 'a.xml', '<html/>', /not a QTI 3/],
    ['older version of QTI', 'a.xml', '<assessmentItem identifier="a"/>', /older version/],
    ['XML that does not close', 'a.xml', '<qti-assessment-item>', /can’t be read/],
    ['another encoding of XML', 'a.xml', '<?xml version="1.0" encoding="latin1"?><a/>', /UTF-8/],
    ['a damaged package', 'a.zip', Buffer.from('PK\u0003\u0004 and then nothing'), /damaged/],
    ['an empty package', 'a.zip', zipSync({ 'a.txt': strToU8('x') }), /no QTI 3 question/],
  ])('refuses %s', (_case, name, content, message) => {
    expect(refusal(name, content)).toMatch(message);
  });
});

describe('malicious files', () => {
  it.each([
    ['<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'],
    ['<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>'],
    ['<!DOCTYPE x SYSTEM "https://example.org/x.dtd">'],
  ])('refuses a document type: %s', (doctype) => {
    expect(refusal('a.xml', xml(doctype))).toContain('DOCTYPE');
  });

  it('refuses an undeclared entity', () => {
    const item = '<qti-assessment-item title="&secret;"/>';
    expect(refusal('a.xml', item)).toContain('can’t be read');
  });

  it.each([
    ['XML', 'a.xml', '<a>'.repeat(5000)],
    ['YAML', 'a.yaml', '['.repeat(200_000)],
    ['JSON', 'a.json', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ])('refuses deeply nested %s', async (_format, name, content) => {
    const reading = readInThread({ name, bytes: bytes(content), defaults: {} });
    await expect(reading).rejects.toMatchObject({
      code: 'UNREADABLE_FILE',
      messages: { en: expect.any(String), vi: expect.any(String) },
    });
  });

  it('refuses YAML aliases that multiply', async () => {
    const levels = Array.from({ length: 30 }, (_, level) =>
      level === 0 ? '- &a0 [x, x]' : `- &a${level} [*a${level - 1}, *a${level - 1}]`,
    );
    const reading = readInThread({ name: 'a.yaml', bytes: bytes(levels.join('\n')), defaults: {} });
    await expect(reading).rejects.toMatchObject({ code: 'UNREADABLE_FILE' });
  });

  it('gives up on a file that takes too long', async () => {
    const keys = Array.from({ length: 400_000 }, (_, index) => `k${index}: 1`).join('\n');
    const reading = readInThread({ name: 'a.yaml', bytes: bytes(keys), defaults: {} }, 500);
    await expect(reading).rejects.toMatchObject({
      code: 'UNREADABLE_FILE',
      messages: { en: expect.stringContaining('too long') },
    });
  });

  const item = strToU8(writeQtiItem(sampleItem('circles')));

  it.each(['../evil.xml', '/etc/evil.xml', 'a/../../evil.xml', 'C:\\evil.xml', 'a\\b.xml'])(
    'refuses a package entry outside of the package: %s',
    (name) => {
      expect(refusal('a.zip', zipSync({ [name]: item }))).toContain('points outside');
    },
  );

  it('refuses a package that unpacks to too much', () => {
    const large = new Uint8Array(50 * 1024 * 1024);
    expect(refusal('a.zip', zipSync({ 'a.xml': large }))).toContain('too large');
  });

  it('survives a package that unpacks to more than it declares', () => {
    const honest = zipSync({ 'a.xml': new Uint8Array(10 * 1024 * 1024) });
    const lying = Buffer.from(honest);
    // The size is declared in the entry itself and in the directory at the end.
    const declaredSize = Buffer.alloc(4);
    declaredSize.writeUInt32LE(10 * 1024 * 1024);
    let offset = lying.indexOf(declaredSize);
    for (; offset >= 0; offset = lying.indexOf(declaredSize, offset + 1)) {
      lying.writeUInt32LE(100, offset);
    }
    const result = (() => {
      try {
        return JSON.stringify(read('a.zip', lying));
      } catch (error) {
        return (error as Error).message;
      }
    })();
    expect(result.length).toBeLessThan(2000);
  });

  it('refuses a package with too many entries', () => {
    const many = Object.fromEntries(
      Array.from({ length: 6500 }, (_, index) => [`${index}.txt`, new Uint8Array(0)]),
    );
    expect(refusal('a.zip', zipSync(many))).toContain('too large');
  });

  it('refuses a file with too many questions', () => {
    const rows = writeCsv(sampleItem('circles')).repeat(2001);
    expect(refusal('a.csv', csvHead() + rows)).toContain('2001 questions');
  });
});

const faultsOf = (text: string): string[] =>
  read('a.yaml', text).items.flatMap(({ faults }) => faults.map(({ rule }) => rule));

describe('invalid items among valid ones', () => {
  const good = sampleItem('circles');

  it('reports an invalid item with its line, its id and the field', () => {
    const text = `${writeYaml(good)}- id: Bad Id\n  skill: circles\n  difficulty: awful\n  colour: red\n`;
    const [first, second] = read('a.yaml', text).items;
    expect(first?.item).toEqual(good);
    expect(second).toMatchObject({ id: 'Bad Id', item: null, line: text.split('\n').length - 4 });
    expect(second?.faults.map(({ message }) => message.en)).toEqual([
      expect.stringContaining('“id”'),
      '“difficulty” is not one of the choices.',
      '“colour” is not allowed here.',
    ]);
    expect(second?.faults.map(({ line }) => line - second.line)).toEqual([0, 2, 3]);
  });

  it.each([
    ['a repeated id', writeYaml(good) + writeYaml({ ...good, stem: 'Other.' }), 'id-twice'],
    ['a zero byte', '- id: a\n  skill: circles\n  difficulty: easy\n  stem: "a\\0b"', 'characters'],
    ['a missing skill', '- id: a\n  difficulty: easy', 'skill-missing'],
    [
      'a list in place of text',
      '- id: a\n  skill: circles\n  difficulty: easy\n  stem: [x]',
      'type',
    ],
    ['a number as an item', '- 5', 'type'],
    [
      'deeply nested figures',
      `- {id: a, skill: circles, difficulty: easy, figures: [{a: ${'['.repeat(40)}${']'.repeat(40)}}]}`,
      'characters',
    ],
    [
      'a text that is too long',
      `- id: a\n  skill: circles\n  difficulty: easy\n  stem: ${'x'.repeat(20_001)}`,
      'maxLength',
    ],
  ])('reports %s as a fault of the item', (_case, text, rule) => {
    expect(faultsOf(text)).toContain(rule);
    expect(read('a.yaml', text).items.at(-1)?.item).toBeNull();
  });

  it('reports an invalid file of a package and reads the others', () => {
    const files = { 'a.xml': strToU8(writeQtiItem(good)), 'b.xml': strToU8('<open>') };
    const { items } = read('a.zip', zipSync(files));
    expect(items.map(({ file, item }) => [file, item?.id])).toEqual([
      ['a.xml', good.id],
      ['b.xml', undefined],
    ]);
  });

  it('names such as __proto__ pollute no prototype', () => {
    const text =
      '- {id: constructor, skill: circles, difficulty: easy, __proto__: {isAdmin: true}}';
    read('a.yaml', text);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });
});

it('takes the skill from the name of a founding-bank file', () => {
  const text = '- id: a\n  difficulty: easy\n  keys: ["1"]';
  const { items } = read('content/items/math/circles.yaml', text);
  expect(items[0]?.item?.skill).toBe('circles');
});

it('reads CSV with semicolons and UTF-16', () => {
  const text = 'id;skill;difficulty;stem;choice_a\ncircles-9;circles;easy;Bán kính là bao nhiêu?;1';
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  expect(read('a.csv', utf16).items[0]?.item).toMatchObject({ stem: 'Bán kính là bao nhiêu?' });
});
