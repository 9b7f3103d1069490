import { guardianConsent } from '@bac/contract/following/guardian-consent.ts';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { button, eventually, render } from '../../testing/render.tsx';
import { typeIn } from '../../testing/type-in.ts';
import { FamilyScreen } from './family-screen.tsx';
import { child, parentFamily, studentFamily } from '../../testing/following/sample-family.ts';

let api: FakeApi;

beforeAll(startI18n);
beforeEach(async () => {
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('following/family');
  api = new FakeApi();
});

function open(path = '/family'): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <FamilyScreen />
    </MemoryRouter>,
  );
}

const pageText = (): string => document.body.textContent;

test('a parent reads what the last result means, what to do, and the trend', async () => {
  const complaints = vi.spyOn(console, 'error');
  api.answers('GET /family', parentFamily).answers('GET /family/children', [child]);
  open();
  await eventually(() => expect(pageText()).toContain('One thing to do'));
  for (const text of [
    'as good as or better than 84 to 91 of every 100 students',
    'between 1290 and 1390',
    '60 points to go to the goal of 1400',
    '4 questions at the end of a module were left unanswered',
    '9 of 15 of them were missed',
    'Up 160 points over 2 tests.',
    '2 hours 10 minutes this week; 30 minutes a week on average before.',
  ]) {
    expect(pageText()).toContain(text);
  }
  expect(document.querySelector(`a[href="/test-results/${child.last!.attempt}"]`)).not.toBeNull();
  expect(complaints).not.toHaveBeenCalled();
});

test('shows a parent neither progress nor a reached goal that may be chance', async () => {
  const [first, latest] = child.trend;
  const near = { ...first!, score: 1320, low: 1250, high: 1390, method: 'eap-1.1' };
  const trend = [near, { ...latest!, isProvisional: true }];
  api
    .answers('GET /family', parentFamily)
    .answers('GET /family/children', [{ ...child, trend, goal: { score: 1300, testDate: null } }]);
  open();
  await eventually(() => expect(pageText()).toContain('by no more than chance could explain'));
  expect(pageText()).not.toContain('Up 20 points');
  expect(pageText()).toContain('Some of these scores were calculated differently');
  expect(pageText()).toContain('Scores so farEstimated, provisional');
  expect(pageText()).toContain(
    'The score has reached the goal of 1300, but the true score may still be below it.',
  );
});

test('a parent reads a result in Vietnamese, without a score for a practice set', async () => {
  await i18next.changeLanguage('vi');
  const last = { ...child.last!, total: null, percentile: null };
  const practice = { ...last, test: { ...last.test, kind: 'practice' as const } };
  api
    .answers('GET /family', parentFamily)
    .answers('GET /family/children', [{ ...child, last: practice, practice: null, trend: [] }]);
  open();
  await eventually(() => expect(pageText()).toContain('Một việc nên làm'));
  expect(pageText()).toContain('Làm đúng 79% số câu.');
  expect(pageText()).toContain('Cùng con xem lại những câu sai');
  expect(pageText()).not.toContain('Điểm đến nay');
});

test.each([
  ['en', 4, 'The test was probably rushed'],
  ['en', 1, 'One of 4 modules was probably rushed'],
  ['vi', 4, 'Có lẽ bài này làm quá vội'],
  ['vi', 2, '2/4 module có lẽ làm quá vội'],
] as const)(
  'a parent reads in %s about %i rushed modules out of 4',
  async (language, rushed, text) => {
    await i18next.changeLanguage(language);
    const pacing = { kind: 'rushed' as const, leftOver: 0, slow: 0, rushed, modules: 4 };
    api
      .answers('GET /family', parentFamily)
      .answers('GET /family/children', [{ ...child, last: { ...child.last!, pacing } }]);
    open();
    await eventually(() => expect(pageText()).toContain(text));
  },
);

test.each([
  ['this week', [0, 0, 0, 0, 0, 0, 0, 1], '1 minute this week, the first in eight weeks.'],
  ['weeks ago', [0, 0, 1, 0, 0, 0, 0, 0], 'less than a minute a week on average before.'],
])('a very short test %s counts as a completed test', async (_when, minutes, text) => {
  const weeks = child.weeks.map((week, index) => ({ ...week, minutes: minutes[index]! }));
  api.answers('GET /family', parentFamily).answers('GET /family/children', [{ ...child, weeks }]);
  open();
  await eventually(() => expect(pageText()).toContain(text));
  expect(pageText()).not.toContain('No completed tests in the last eight weeks');
});

test('nothing of a child under 16 is shown until the parent has ticked the box and agreed', async () => {
  const closed = { ...child, consent: { isNeeded: true, record: null }, last: null, trend: [] };
  const consentOf = `PUT /family/children/${child.student.id}/consent`;
  api
    .answers('GET /family', parentFamily)
    .answers('GET /family/children', [closed])
    .answers(consentOf as 'PUT /family/children/:student/consent', {
      isNeeded: true,
      record: null,
    });
  open();
  await eventually(() => expect(pageText()).toContain('Your consent is needed first'));
  expect(pageText()).toContain(guardianConsent.text.en);
  expect(pageText()).not.toContain('Study time');
  button('I agree').click();
  await eventually(() => expect(pageText()).toContain('Please check the box'));
  document.querySelector<HTMLInputElement>('input[type=checkbox]:not([role])')!.click();
  button('I agree').click();
  await eventually(() =>
    expect(api.requests.map(({ body }) => body)).toContainEqual({
      consent: guardianConsent.version,
    }),
  );
});

test('a student under 16 reads that a guardian has to agree, and who follows them', async () => {
  api.answers('GET /family', studentFamily);
  open();
  await eventually(() => expect(pageText()).toContain('Nguyễn Thị Tâm'));
  expect(pageText()).toContain('You’re under 16');
  expect(pageText()).toContain('Missing');
});

test('a new code is shown, and a malformed code is not sent', async () => {
  const invitation = {
    id: '0a5c1b6e-2f0e-4a58-9f6f-0d7f6a1b2c09',
    email: null,
    from: null,
    code: 'ABCDE-23456',
    side: 'student' as const,
    expiresAt: '2026-11-22T03:00:00.000Z',
  };
  api.answers('GET /family', studentFamily).answers('POST /family/invitations', invitation);
  open();
  await eventually(() => expect(pageText()).toContain('Invite a parent'));
  button('Check the code').click();
  await eventually(() => expect(pageText()).toContain('A code has ten letters and digits'));
  api.answers('GET /family', { ...studentFamily, invitations: [invitation] });
  button('Create a code').click();
  await eventually(() => expect(pageText()).toContain(invitation.code));
});

const code = 'K7M2P-9QRST';
const invitationKey = `GET /family/invitations/${code}` as 'GET /family/invitations/:code';
const codeField = () => document.querySelector<HTMLInputElement>('input[maxlength="20"]');

function refuseInvitation(message: string): void {
  api
    .answers('GET /family', parentFamily)
    .answers('GET /family/children', [])
    .refuses(invitationKey, 404, { code: 'INVITATION_UNKNOWN', message });
}

test('an unknown code is an error of its field', async () => {
  refuseInvitation('There is no open invitation with this code.');
  open();
  await eventually(() => expect(codeField()).not.toBeNull());
  typeIn(codeField(), code.toLowerCase());
  button('Check the code').click();
  await eventually(() => expect(codeField()?.getAttribute('aria-invalid')).toBe('true'));
  expect(pageText()).toContain('There is no open invitation with this code.');
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

test('an unknown code in the address is named in the dialog, which offers no retry', async () => {
  refuseInvitation('There is no open invitation with this code.');
  open(`/family?code=${code}`);
  await eventually(() =>
    expect(document.querySelector('[role=dialog]')?.textContent).toContain(
      'There is no open invitation with this code.',
    ),
  );
  expect(pageText()).not.toContain('Try again');
});
