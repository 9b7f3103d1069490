import type { Child } from '@bac/contract/following/family.ts';
import type { Family } from '../../following/family/family.ts';

export const parentFamily: Family = { side: 'parent', links: [], invitations: [], consent: null };

export const studentFamily: Family = {
  side: 'student',
  links: [
    {
      id: '0a5c1b6e-2f0e-4a58-9f6f-0d7f6a1b2c01',
      other: {
        id: '0a5c1b6e-2f0e-4a58-9f6f-0d7f6a1b2c02',
        side: 'parent',
        name: 'Nguyễn Thị Tâm',
        email: 'tam@example.com',
      },
      since: '2026-11-01T03:00:00.000Z',
      getsWeeklyEmail: true,
    },
  ],
  invitations: [],
  consent: { isNeeded: true, record: null },
};

export const child: Child = {
  student: { id: '0a5c1b6e-2f0e-4a58-9f6f-0d7f6a1b2c03', name: 'Nguyễn Minh Ánh' },
  link: '0a5c1b6e-2f0e-4a58-9f6f-0d7f6a1b2c01',
  getsWeeklyEmail: true,
  consent: { isNeeded: false, record: null },
  goal: { score: 1400, testDate: null },
  running: null,
  nextAssignment: null,
  last: {
    attempt: '0a5c1b6e-2f0e-4a58-9f6f-0d7f6a1b2c04',
    test: { kind: 'full', name: { en: 'Full test 3', vi: 'Đề thi thử số 3' } },
    completedAt: '2026-11-08T03:00:00.000Z',
    right: 77,
    questions: 98,
    usedMs: 7_781_000,
    method: 'eap-1',
    total: { score: 1340, low: 1290, high: 1390 },
    sections: [],
    isProvisional: false,
    percentile: { low: '84', high: '91' },
    pacing: { kind: 'ran-out', leftOver: 4, slow: 2, rushed: 0, modules: 4 },
  },
  practice: { skill: 'nonlinear-functions', missed: 9, questions: 15 },
  trend: [
    {
      attempt: '0a5c1b6e-2f0e-4a58-9f6f-0d7f6a1b2c05',
      completedAt: '2026-09-06T03:00:00.000Z',
      score: 1180,
      low: 1110,
      high: 1250,
      isProvisional: false,
      method: 'eap-1',
    },
    {
      attempt: '0a5c1b6e-2f0e-4a58-9f6f-0d7f6a1b2c04',
      completedAt: '2026-11-08T03:00:00.000Z',
      score: 1340,
      low: 1290,
      high: 1390,
      isProvisional: false,
      method: 'eap-1',
    },
  ],
  weeks: [0, 0, 60, 0, 120, 0, 30, 130].map((minutes, week) => ({
    from: new Date(Date.UTC(2026, 8, 14 + 7 * week)).toISOString().slice(0, 10),
    minutes,
  })),
};
