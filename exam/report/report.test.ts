import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knowsEasy, suggestCause } from './mistake-cause.ts';
import { canRedo, questionResults, type QuestionResult } from './outcome.ts';
import { evenPace, guessMs, isSlow, pacing, timeLeft } from './pace.ts';
import { afterEarlyTry, afterMiss, afterTry, stages } from './spacing.ts';
import { superscore } from './superscore.ts';
import { tally, tallyBy } from './tally.ts';

const timed = (result: QuestionResult, seconds: number) => ({ result, ms: seconds * 1000 });

describe('a tally', () => {
  it('counts every question once, skipped and not reached ones as without an answer', () => {
    const all = questionResults.map((result) => ({ result }));
    expect(tally(all)).toEqual({ right: 1, wrong: 1, noAnswer: 2, total: 4 });
    expect(tally([])).toEqual({ right: 0, wrong: 0, noAnswer: 0, total: 0 });
  });

  it('the tallies of groups add up to the whole', () => {
    const question = fc.record({
      result: fc.constantFrom(...questionResults),
      difficulty: fc.constantFrom('easy', 'medium', 'hard'),
    });
    fc.assert(
      fc.property(fc.array(question), (questions) => {
        const groups = tallyBy(questions, ['easy', 'medium', 'hard'], (each) => each.difficulty);
        const sum = groups.reduce((total, group) => total + group.tally.total, 0);
        expect(sum).toBe(questions.length);
        for (const { tally: own } of groups) {
          expect(own.right + own.wrong + own.noAnswer).toBe(own.total);
        }
      }),
    );
  });

  it('leaves out groups without questions, and keeps the order of the keys', () => {
    const questions = [
      { result: 'right' as const, key: 'b' },
      { result: 'wrong' as const, key: 'a' },
    ];
    const keys = tallyBy(questions, ['a', 'b', 'c'], ({ key }) => key).map(({ key }) => key);
    expect(keys).toEqual(['a', 'b']);
  });
});

const answered = (seconds: number) => Array.from({ length: 27 }, () => timed('wrong', seconds));

describe('pace', () => {
  it('distributes time evenly, and calls a question slow if it takes more than one and a half times that', () => {
    expect(evenPace(32 * 60_000, 32)).toBe(60_000);
    expect(evenPace(1000, 0)).toBe(0);
    expect([isSlow(90_000, 60_000), isSlow(90_001, 60_000)]).toEqual([false, true]);
  });

  it('summarizes how the time of a module was used', () => {
    const module = { ms: 4 * 60_000, usedMs: 4 * 60_000 };
    const steady = [timed('right', 50), timed('wrong', 60), timed('right', 60), timed('right', 70)];
    expect(pacing(steady, module)).toEqual({ kind: 'steady', slow: 0, slowMs: 0, leftOver: 0 });
    const slow = [timed('right', 30), timed('wrong', 120), timed('right', 30), timed('right', 30)];
    expect(pacing(slow, module)).toEqual({
      kind: 'slow-spots',
      slow: 1,
      slowMs: 120_000,
      leftOver: 0,
    });
    const out = [timed('right', 120), timed('omitted', 5), timed('not-reached', 0)];
    expect(pacing(out, module)).toMatchObject({ kind: 'ran-out', leftOver: 2 });
    expect(pacing([timed('omitted', 10), timed('right', 40)], module).kind).toBe('steady');
    expect(pacing([timed('not-reached', 0)], module).leftOver).toBe(1);
  });

  describe('a module of 27 questions in 32 minutes', () => {
    const ms = 32 * 60_000;

    it('is rushed when 27 answers take 6 seconds', () => {
      expect(pacing(answered(6 / 27), { ms, usedMs: 6000 })).toMatchObject({
        kind: 'rushed',
        slow: 0,
        leftOver: 0,
      });
    });

    it('is rushed even with a few questions left empty at the end', () => {
      const some = [
        ...answered(2).slice(4),
        ...Array.from({ length: 4 }, () => timed('omitted', 1)),
      ];
      expect(pacing(some, { ms, usedMs: 60_000 })).toMatchObject({ kind: 'rushed', leftOver: 4 });
    });

    it('is not rushed when a quick student reads every question', () => {
      expect(pacing(answered(20), { ms, usedMs: 27 * 20_000 }).kind).toBe('steady');
    });

    it('is not rushed when the last half is guessed as time runs out', () => {
      const late = [...answered(140).slice(14), ...answered(3).slice(13)];
      expect(pacing(late, { ms, usedMs: ms }).kind).toBe('slow-spots');
    });

    it('is not rushed when nothing is answered', () => {
      const empty = Array.from({ length: 27 }, () => timed('omitted', 0));
      expect(pacing(empty, { ms, usedMs: 1000 }).kind).toBe('ran-out');
    });
  });

  it('calls an answer in less than a tenth of the even pace a guess, and never one after ten seconds', () => {
    expect([guessMs(71_000), guessMs(200_000)]).toEqual([7100, 10_000]);
  });

  it('counts less than a minute on the clock as no time left, and none after the clock closed the module', () => {
    const early = { ms: 600_000, usedMs: 400_000, closedBy: 'student' as const };
    expect(timeLeft(early)).toBe(200_000);
    expect(timeLeft({ ...early, usedMs: 541_000 })).toBe(0);
    expect(timeLeft({ ...early, closedBy: 'clock' })).toBe(0);
  });
});

describe('the suggested cause of a miss', () => {
  const calm = {
    result: 'wrong' as QuestionResult,
    difficulty: 'medium' as const,
    ms: 70_000,
    evenMs: 70_000,
    ranOutOfTime: false,
    isAtTheEnd: false,
    knowsEasy: true,
  };
  const omitted = { result: 'omitted' as const };
  const easy = { difficulty: 'easy' as const };
  const hard = { difficulty: 'hard' as const };
  const short = { ranOutOfTime: true };
  const weak = { knowsEasy: false };

  it.each([
    [
      'never reached when time ran out',
      { ...short, result: 'not-reached' as const, ms: 0, isAtTheEnd: true },
      'timing',
    ],
    [
      'left at the end when time ran out',
      { ...omitted, ...short, ms: 5000, isAtTheEnd: true },
      'timing',
    ],
    [
      'skipped quickly in a module that ran out of time',
      { ...omitted, ...short, ms: 20_000 },
      'timing',
    ],
    ['left at the end with time on the clock', { ...omitted, ms: 5000, isAtTheEnd: true }, null],
    ['skipped quickly with time on the clock', { ...omitted, ms: 20_000 }, null],
    ['skipped after long thought', { ...omitted, ms: 120_000 }, 'content-gap'],
    ['easy and answered in a second', { ...easy, ms: 1000 }, 'guess'],
    ['medium and answered in a second', { ms: 1000 }, 'guess'],
    ['hard and answered hastily', { ...hard, ms: 12_000 }, 'guess'],
    ['medium and answered hastily', { ms: 12_000 }, 'careless'],
    ['medium and answered hastily by somebody who misses easy ones', { ...weak, ms: 12_000 }, null],
    ['easy, with time enough', easy, 'careless'],
    ['easy, by somebody who misses most easy ones', { ...easy, ...weak }, 'content-gap'],
    ['medium, in even time', {}, 'misread'],
    ['medium, in even time, by somebody who misses easy ones', weak, 'content-gap'],
    ['medium, after long thought', { ms: 100_000 }, 'content-gap'],
    ['hard, in even time', hard, 'content-gap'],
  ])('for a question %s', (_name, change, cause) => {
    expect(suggestCause({ ...calm, ...change })).toBe(cause);
  });

  const easyQuestions = (right: number, wrong: number) => [
    ...Array.from({ length: right }, () => ({ ...easy, result: 'right' as const })),
    ...Array.from({ length: wrong }, () => ({ ...easy, result: 'wrong' as const })),
  ];

  it('a student knows easy questions who gets seven in ten right, of at least four', () => {
    expect(knowsEasy(easyQuestions(7, 3))).toBe(true);
    expect(knowsEasy(easyQuestions(6, 3))).toBe(false);
    expect(knowsEasy(easyQuestions(4, 0))).toBe(true);
    expect(knowsEasy(easyQuestions(3, 0))).toBe(false);
    expect(knowsEasy(easyQuestions(1, 16))).toBe(false);
    const others = Array.from({ length: 9 }, () => ({ ...hard, result: 'wrong' as const }));
    const unseen = Array.from({ length: 9 }, () => ({ ...easy, result: 'not-reached' as const }));
    expect(knowsEasy([...easyQuestions(4, 1), ...others, ...unseen])).toBe(true);
  });
});

describe('spacing', () => {
  it('brings a question back after 1, 3, 7 and 21 days while the answers are right, and then stops', () => {
    expect(afterMiss).toEqual({ stage: 0, days: 1 });
    const days: (number | undefined)[] = [];
    let { stage } = afterMiss;
    for (let count = 0; count < stages; count += 1) {
      const next = afterTry(stage, true);
      days.push(next.days);
      ({ stage } = next);
    }
    expect(days).toEqual([3, 7, 21, undefined]);
    expect(afterTry(stages, true)).toEqual({ stage: stages });
  });

  it('starts over after a wrong answer at any stage', () => {
    for (let stage = 0; stage <= stages; stage += 1) {
      expect(afterTry(stage, false)).toEqual(afterMiss);
    }
  });

  it('keeps the schedule after an early right answer, and starts over after an early wrong one', () => {
    expect(afterEarlyTry(true)).toBeUndefined();
    expect(afterEarlyTry(false)).toEqual(afterMiss);
  });
});

describe('a redo', () => {
  it('takes every missed question except those dropped from scoring', () => {
    const found = questionResults.filter((result) => canRedo({ result }));
    expect(found).toEqual(['wrong', 'omitted', 'not-reached']);
    expect(canRedo({ result: 'wrong', isDropped: true })).toBe(false);
  });
});

const ranged = (score: number, error: number, isProvisional = false) => ({
  score,
  low: score - error,
  high: score + error,
  isProvisional,
});

const scoredAttempt = (attempt: string, rw?: number, math?: number) => ({
  attempt,
  sections: [
    ...(rw === undefined ? [] : [{ section: 'rw' as const, ...ranged(rw, 30) }]),
    ...(math === undefined ? [] : [{ section: 'math' as const, ...ranged(math, 40, true) }]),
  ],
});

describe('the superscore', () => {
  it('takes the best score of each section from any attempt', () => {
    const found = superscore([
      scoredAttempt('one', 600, 700),
      scoredAttempt('two', 650, 640),
      scoredAttempt('three', 650),
    ]);
    expect(found).toEqual({
      ...ranged(1350, 50, true),
      sections: [
        { section: 'rw', score: 650, attempt: 'two' },
        { section: 'math', score: 700, attempt: 'one' },
      ],
    });
  });

  it('is undefined while a section has no score', () => {
    expect(superscore([scoredAttempt('one', 600), scoredAttempt('two', 610)])).toBeUndefined();
    expect(superscore([])).toBeUndefined();
  });
});
