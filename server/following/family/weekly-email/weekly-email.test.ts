import type { Child } from '@bac/contract/following/family.ts';
import { describe, expect, it } from 'vitest';
import { weeklyEmail, type WeekFacts } from './weekly-email.ts';

type Last = NonNullable<Child['last']>;

const last: Last = {
  attempt: crypto.randomUUID(),
  test: { kind: 'full', name: { en: 'Test 1', vi: 'Đề 1' } },
  completedAt: '2026-11-14T03:00:00.000Z',
  right: 90,
  questions: 98,
  usedMs: 8_000_000,
  total: { score: 1590, low: 1560, high: 1600 },
  sections: [],
  percentile: '84',
  pacing: { kind: 'steady', leftOver: 0, slow: 0, rushed: 0, modules: 4 },
  topGain: null,
};

function textOf(
  language: 'en' | 'vi',
  change: Partial<Last>,
  done: Partial<WeekFacts['done']> = {},
) {
  const week: WeekFacts = {
    child: {
      student: { id: crypto.randomUUID(), name: 'An' },
      link: crypto.randomUUID(),
      getsWeeklyEmail: true,
      consent: { isNeeded: false, record: null },
      goal: { score: null, testDate: null },
      running: null,
      nextAssignment: null,
      last: { ...last, ...change },
      trend: [],
      weeks: [],
    },
    done: { tests: 2, withheld: 0, questions: 125, minutes: 160, ...done },
    daysLeft: null,
    page: 'https://example.com/family',
    stop: 'https://example.com/family/stop',
  };
  return weeklyEmail({ email: 'a@example.com', fullName: 'Tâm' }, language, week).text;
}

const ranOut = (leftOver: number) => ({
  pacing: { kind: 'ran-out', leftOver, slow: 0, rushed: 0, modules: 4 } as const,
});

const rushed = (count: number) => ({
  pacing: { kind: 'rushed', leftOver: 0, slow: 0, rushed: count, modules: 4 } as const,
});

describe('the text of the weekly email', () => {
  it('explains both ends of the percentiles in words', () => {
    expect(textOf('en', { percentile: '84' })).toContain('better than 84 out of 100 test takers');
    expect(textOf('en', { percentile: '99+' })).toContain('in the top one percent');
    expect(textOf('vi', { percentile: '99+' })).toContain('một phần trăm cao nhất');
    expect(textOf('en', { percentile: '1-' })).toContain('nearly all test takers score higher');
    expect(textOf('vi', { percentile: '1-' })).toContain('hầu hết người dự thi có điểm cao hơn');
    for (const percentile of ['99+', '1-']) {
      expect(textOf('en', { percentile })).not.toContain(percentile);
      expect(textOf('vi', { percentile })).not.toContain(percentile);
    }
  });

  it('mentions blanks at the end without a reason', () => {
    expect(textOf('en', ranOut(1))).toContain('One question at the end of a module was left');
    expect(textOf('en', ranOut(3))).toContain('3 questions at the end of a module were left');
    expect(textOf('vi', ranOut(3))).toContain('Có 3 câu cuối module bị bỏ trống.');
  });

  it('says calmly that a test or some of its modules were probably rushed', () => {
    expect(textOf('en', rushed(4))).toContain('The test was probably rushed');
    expect(textOf('vi', rushed(4))).toContain('Có lẽ em làm bài này quá vội');
    expect(textOf('en', rushed(1))).toContain('1 of 4 modules was probably rushed');
    expect(textOf('vi', rushed(2))).toContain('Có lẽ em làm quá vội ở 2 trên 4 module');
    expect(textOf('en', rushed(1))).not.toContain('well distributed');
  });

  it('says how many results the class shows later, beside the one it shows', () => {
    const text = textOf('en', {}, { withheld: 1 });
    expect(text).toContain('The class will release the results of 1 of them later.');
    expect(text).toContain('The latest result');
    expect(textOf('vi', {}, { withheld: 2 })).not.toContain('Kết quả mới nhất');
  });
});
