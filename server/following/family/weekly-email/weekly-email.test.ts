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
  method: 'eap-1',
  total: { score: 1590, low: 1560, high: 1600 },
  sections: [],
  isProvisional: false,
  percentile: { low: '84', high: '90' },
  pacing: { kind: 'steady', leftOver: 0, slow: 0, rushed: 0, modules: 4 },
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
      practice: null,
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

const range = (low: string, high: string) => ({ percentile: { low, high } });

describe('the text of the weekly email', () => {
  it('explains the range of percentiles in words, and both ends of the table', () => {
    expect(textOf('en', {})).toContain('better than 84 to 90 out of 100 test takers');
    expect(textOf('vi', {})).toContain('cao hơn 84 đến 90 trên 100 người dự thi');
    expect(textOf('en', range('97', '99+'))).toContain('better than 97 to 99 out of 100');
    expect(textOf('en', range('99+', '99+'))).toContain('in the top one percent');
    expect(textOf('vi', range('99+', '99+'))).toContain('một phần trăm cao nhất');
    expect(textOf('en', range('1-', '1-'))).toContain('nearly all test takers score higher');
    expect(textOf('vi', range('1-', '1-'))).toContain('hầu hết người dự thi có điểm cao hơn');
  });

  it('names the true score, and says that an estimate from judged questions is provisional', () => {
    expect(textOf('en', {})).toContain(
      'an estimated 1590 out of 1600 (a two-in-three chance that the true score is between 1560 and 1600)',
    );
    expect(textOf('en', { isProvisional: true })).toContain('a provisional estimate of 1590');
    expect(textOf('vi', { isProvisional: true })).toContain('tạm tính 1590 trên 1600 điểm');
  });

  it('mentions blanks at the end without a reason', () => {
    expect(textOf('en', ranOut(1))).toContain('One question at the end of a module was left');
    expect(textOf('en', ranOut(3))).toContain('3 questions at the end of a module were left');
    expect(textOf('vi', ranOut(3))).toContain('Có 3 câu cuối module bị bỏ trống.');
  });

  it('says calmly that a test or some of its modules were probably rushed', () => {
    expect(textOf('en', rushed(4))).toContain('The test was probably rushed');
    expect(textOf('vi', rushed(4))).toContain('Có lẽ con làm bài này quá vội');
    expect(textOf('en', rushed(1))).toContain('1 of 4 modules was probably rushed');
    expect(textOf('vi', rushed(2))).toContain('Có lẽ con làm quá vội ở 2/4 module');
    expect(textOf('en', rushed(1))).not.toContain('well distributed');
  });

  it('says how many results the class shows later, beside the one it shows', () => {
    const text = textOf('en', {}, { withheld: 1 });
    expect(text).toContain('The class will release the results of 1 of them later.');
    expect(text).toContain('The latest result');
    expect(textOf('vi', {}, { withheld: 2 })).not.toContain('Kết quả mới nhất');
  });
});
