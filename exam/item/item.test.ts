import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-bank.ts';
import {
  fitsField,
  isEnterable,
  maxKeyLength,
  readEntry,
  readKey,
  splitKeys,
} from './entered-response.ts';
import { itemVersion } from './item.ts';
import { startingParameters } from './starting-parameters.ts';
import { studentView, toStudentView } from './student-view.ts';
import { domainFacts, domains, domainsOf, sectionOf, skillFacts, skills } from './taxonomy.ts';

describe('the student’s view', () => {
  it.each(['choice', 'entered'] as const)(
    'the student’s view of a %s item contains exactly the fields of its schema',
    (kind) => {
      const item = sampleItem('circles', { kind });
      const view = toStudentView(item);
      expect(studentView.parse(view)).toEqual(view);
    },
  );

  it('the student’s view contains no key, rationale, hint, parameter, difficulty or note', () => {
    const secret = { en: 'SECRET-WORDS in English here.', vi: 'SECRET-WORDS bằng tiếng Việt.' };
    const choice = { text: 'a choice', rationale: secret };
    const item = itemVersion.parse({
      ...sampleItem('boundaries'),
      response: {
        kind: 'choice',
        choices: { A: choice, B: choice, C: choice, D: choice },
        key: 'D',
      },
      hint: secret,
      rule: secret,
      source: 'SECRET-WORDS',
      topic: secret,
      parameters: { a: 1.234_567, b: 1.234_567, c: 0.234_567 },
    });
    const sent = JSON.stringify(toStudentView(item));
    expect(sent).not.toMatch(/SECRET|234567|key|difficulty|rationale|published/);
    const entered = JSON.stringify(toStudentView(sampleItem('circles', { kind: 'entered' })));
    expect(entered).not.toContain('7/2');
  });
});

describe('starting parameters', () => {
  it('starting parameters come from a fixed table, shifted by the author’s rank', () => {
    expect(startingParameters('easy', 0, 'choice')).toEqual({ a: 1.4, b: -1.2, c: 0.2 });
    expect(startingParameters('medium', 0, 'entered')).toEqual({ a: 1.4, b: 0, c: 0 });
    expect(startingParameters('hard', 5, 'choice').b).toBeCloseTo(1.7, 12);
    expect(startingParameters('easy', -5, 'choice').b).toBeCloseTo(-1.7, 12);
  });
});

describe('the field of an entered response', () => {
  it.each([
    '1',
    '12345',
    '-12345',
    '.6667',
    '-.6667',
    '0.667',
    '7/2',
    '-7/2',
    '3.',
    '-',
    '',
    '3/',
    '−3',
  ])('accepts “%s”', (entry) => expect(fitsField(entry)).toBe(true));

  it.each([
    '123456',
    '-123456',
    '3,5',
    '1 1/2',
    '50%',
    '$5',
    '1.2.3',
    '1/2/3',
    '/2',
    '--3',
    '3-',
    '1e5',
    'x',
    '1./2',
  ])('rejects “%s”', (entry) => expect(fitsField(entry)).toBe(false));

  it('parses numbers exactly, in lowest terms', () => {
    expect(readEntry('.50')).toEqual({ numerator: 1n, denominator: 2n });
    expect(readEntry('-14/4')).toEqual({ numerator: -7n, denominator: 2n });
    expect(readEntry('−3')).toEqual({ numerator: -3n, denominator: 1n });
    expect(readEntry('0/7')).toEqual({ numerator: 0n, denominator: 1n });
    expect(readEntry('5.')).toEqual({ numerator: 5n, denominator: 1n });
  });

  it.each(['', '-', '.', '-.', '3/', '1/0', '1/00', '3,5', '123456'])(
    'parses “%s” as no number',
    (entry) => {
      expect(readEntry(entry)).toBeUndefined();
    },
  );

  it('parses any text without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (entry) => {
        const isNumber = readEntry(entry) !== undefined;
        expect(isNumber && !fitsField(entry)).toBe(false);
      }),
    );
  });
});

describe('the key of an entered response', () => {
  it('is a number of any length up to the limit', () => {
    expect(readKey('203/50')).toEqual({ numerator: 203n, denominator: 50n });
    expect(readKey('-1000/3')).toEqual({ numerator: -1000n, denominator: 3n });
    expect(readKey('4.060000')).toEqual({ numerator: 203n, denominator: 50n });
    expect(readKey('9'.repeat(maxKeyLength))).toBeDefined();
    expect(readKey('9'.repeat(maxKeyLength + 1))).toBeUndefined();
  });

  it.each(['', '-', '.', '/2', '3/', '1/0', '3,5', '1e5', '0x1', '1 1/2', 'x'])(
    'is not “%s”',
    (key) => expect(readKey(key)).toBeUndefined(),
  );

  it.each([
    ['203/50', true],
    ['12345', true],
    ['123456', false],
    ['1000/3', true],
    ['2469/2', false],
    ['100000/3', false],
    ['10/99999', true],
    ['1/99999', false],
    ['-99999/7', false],
  ])('%s is enterable: %s', (key, isPossible) => {
    expect(isEnterable(readKey(key)!)).toBe(isPossible);
  });

  it('splits a published list, but not at a decimal comma', () => {
    expect(splitKeys('203/50, 4.06')).toEqual(['203/50', '4.06']);
    expect(splitKeys(' 3 | -4; 5 ')).toEqual(['3', '-4', '5']);
    expect(splitKeys('4,06')).toEqual(['4,06']);
  });
});

describe('the taxonomy', () => {
  it('places every skill in a domain and every domain in a section', () => {
    expect(skills).toHaveLength(30);
    expect(domainsOf('rw')).toHaveLength(4);
    expect(domainsOf('math')).toHaveLength(4);
    for (const skill of skills) {
      expect(domainFacts[skillFacts[skill].domain].section).toBe(sectionOf(skill));
    }
    expect(new Set(skills.map((skill) => skillFacts[skill].domain))).toEqual(new Set(domains));
  });
});
