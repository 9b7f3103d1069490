import 'fake-indexeddb/auto';
import { newQuestion } from '@bac/exam/attempt/attempt.ts';
import type { StudentView } from '@bac/exam/item/student-view.ts';
import type { Section } from '@bac/exam/item/section.ts';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { FakeApi } from '../../../testing/fake-api.ts';
import { button, eventually, heading, render } from '../../../testing/render.tsx';
import { Abandoned } from './end/abandoned.tsx';
import { CheckYourWork } from './check-work/check-your-work.tsx';
import { Completed } from './end/completed.tsx';
import { ExitDialog } from './end/exit-dialog.tsx';
import { ModuleSelect } from './start/module-select.tsx';
import { Paused } from './end/paused.tsx';
import { PendingModule } from './pending-module.tsx';
import { fullPlan, generousPlan } from '../../../testing/attempts/sample-plan.ts';
import { TakenOver } from './end/taken-over.tsx';
import { Welcome } from './start/welcome.tsx';

beforeAll(startI18n);

beforeEach(async () => {
  new FakeApi().answers('GET /tests', []);
  await i18next.changeLanguage('en');
  await i18next.loadNamespaces('attempts/player/stages');
});

const testName = 'Full test 4';
const pageText = (): string => document.body.textContent;
const hrefs = (): (string | null)[] =>
  [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

async function show(stage: ReactNode, title: string): Promise<void> {
  render(<MemoryRouter>{stage}</MemoryRouter>);
  await eventually(() => expect(heading()).toBe(title));
}

const noop = (): void => undefined;

function welcome(plan = fullPlan, hasTextToSpeech = false): ReactNode {
  return (
    <Welcome
      test={{ id: 'full-4', kind: 'full', name: { en: testName, vi: 'Đề 4' } }}
      plan={plan}
      hasTextToSpeech={hasTextToSpeech}
      onStart={noop}
      onExit={noop}
    />
  );
}

test('the welcome says the rules, the standard time and what the device can do', async () => {
  await show(welcome(), 'Before you start');
  expect(pageText()).toContain('98 questions, 134 minutes');
  expect(pageText()).toContain('Standard, 32 minutes per module');
  expect(pageText()).toContain('10 minutes, before Math');
  expect(pageText()).not.toContain('Pause');
  await eventually(() => expect(pageText()).toContain('Good: Answers can be saved on this device'));
  expect(document.title).toBe('Before you start · Bậc');
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

test('the welcome shows extra time and other accommodations', async () => {
  await show(welcome(generousPlan, true), 'Before you start');
  expect(pageText()).toContain('×1.5, 48 minutes per module');
  expect(pageText()).toContain('×2, 70 minutes per module');
  expect(pageText()).toContain('20 minutes, between all modules');
  expect(pageText()).toContain('Pause, Text to speech');
  await eventually(() => expect(pageText()).toContain('read aloud'));
});

test('the welcome warns about a browser that stores nothing', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await show(welcome(), 'Before you start');
  await eventually(() => expect(pageText()).toContain('Problem: This browser can’t save anything'));
  vi.restoreAllMocks();
});

test('the student chooses the whole test or one of its sections', async () => {
  const choose = vi.fn<(sections: Section[]) => void>();
  await show(
    <ModuleSelect testName={testName} plan={fullPlan} onChoose={choose} onExit={noop} />,
    'What do you want to work on?',
  );
  expect(pageText()).toContain('98 questions, 134 minutes, with a 10-minute break');
  button('Continue').click();
  expect(choose).toHaveBeenLastCalledWith(['rw', 'math']);
  document.querySelector<HTMLInputElement>('input[value=math]')!.click();
  await eventually(() => {
    button('Continue').click();
    expect(choose).toHaveBeenLastCalledWith(['math']);
  });
});

const pending = {
  testName,
  plan: fullPlan,
  chosen: ['rw', 'math'] as ('rw' | 'math')[],
  next: 2,
  mayBreak: false,
  isOpening: false,
  isOnline: true,
  saveState: 'saved' as const,
  onOpen: noop,
  onBreak: noop,
  onSkipBreak: noop,
  onExit: noop,
};

test('the page before a module shows its name, its content and the progress', async () => {
  const open = vi.fn<() => void>();
  await show(<PendingModule {...pending} onOpen={open} />, 'Section 2, Module 1: Math');
  expect(pageText()).toContain('Part 1 of 2 in Math');
  expect(pageText()).toContain('22');
  expect(pageText()).toContain('35 minutes');
  expect(pageText()).toContain('Reading and Writing, module 2, done');
  expect(document.querySelector('[aria-current=step]')?.textContent).toBe('Math, module 1, next');
  button('Open this module').click();
  expect(open).toHaveBeenCalledOnce();
});

test('a break can be taken or skipped', async () => {
  const [take, skip] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stage = <PendingModule {...pending} mayBreak onBreak={take} onSkipBreak={skip} />;
  await show(stage, 'Section 2, Module 1: Math');
  expect(pageText()).toContain('a 10-minute break');
  button('Take the break').click();
  button('Skip the break').click();
  expect([take, skip].map((fn) => fn.mock.calls.length)).toEqual([1, 1]);
});

test('a module cannot be opened without a connection, and the page says why', async () => {
  const stage = <PendingModule {...pending} isOnline={false} saveState="offline" />;
  await show(stage, 'Section 2, Module 1: Math');
  expect(button('Open this module').disabled).toBe(true);
  expect(pageText()).toContain('You need one to open a module');
});

test('shows the server’s reason for not opening a module', async () => {
  const problem = 'You are taking this test on another device now.';
  await show(<PendingModule {...pending} problem={problem} />, 'Section 2, Module 1: Math');
  expect(pageText()).toContain(problem);
});

const stem = 'Which choice completes the text?';
const item: StudentView = {
  id: 'i',
  version: 1,
  section: 'rw',
  passages: [],
  figures: [],
  stem,
  response: { kind: 'entered' },
};
const questions = [
  { ...newQuestion(), answer: 'B' },
  newQuestion(),
  { ...newQuestion(), answer: 'C', isMarked: true },
];

test('the check page counts the questions, names their states and opens them', async () => {
  const [go, submit] = [vi.fn<(question: number) => void>(), vi.fn<() => void>()];
  await show(
    <CheckYourWork
      heading="Section 1, Module 1: Reading and Writing"
      moduleNumber={1}
      questions={questions}
      items={[item, item, item]}
      isLast={false}
      onGo={go}
      onSubmit={submit}
    />,
    'Check your work',
  );
  expect(pageText()).toContain('2 answered');
  expect(pageText()).toContain('1 unanswered');
  expect(pageText()).toContain('1 marked for review');
  button('Question 3, answered, marked for review').click();
  expect(go).toHaveBeenLastCalledWith(2);
  button(`No answer${stem}`).click();
  expect(go).toHaveBeenLastCalledWith(1);
  button('Submit module 1').click();
  expect(submit).toHaveBeenCalledOnce();
});

test('results are offered only when the server has every answer', async () => {
  await show(
    <Completed testName={testName} attemptId="a1" saveState="saved" />,
    'You have finished',
  );
  expect(hrefs()).toEqual(['/test-results/a1', '/tests']);
});

test('the last page says that time ran out, and how many questions have no answer', async () => {
  await show(
    <Completed testName={testName} attemptId="a1" saveState="saved" unansweredAtZero={21} />,
    'Time is up',
  );
  expect(pageText()).toContain('ran out of time and was submitted');
  expect(pageText()).toContain('21 questions in it have no answer.');
  expect(pageText()).not.toContain('Well kept up');
});

test('without a connection the last page says that the answers are stored, and offers no results', async () => {
  await show(
    <Completed testName={testName} attemptId="a1" saveState="offline" />,
    'You have finished',
  );
  expect(pageText()).toContain('saved on this device');
  expect(hrefs()).toEqual(['/tests']);
});

test('an abandoned test can be started again', async () => {
  await show(
    <Abandoned endedBy="student" testName={testName} testId="full-4" />,
    'You have exited this test',
  );
  expect(hrefs()).toEqual(['/tests', '/test/screen?test=full-4']);
});

test('a test that is active on another device can be taken back', async () => {
  const takeOver = vi.fn<() => void>();
  await show(
    <TakenOver
      testName={testName}
      saveState="offline"
      isTakingOver={false}
      onTakeOver={takeOver}
    />,
    'You continued this test somewhere else',
  );
  expect(pageText()).toContain('saved on this device and will be sent');
  button('Continue here').click();
  expect(takeOver).toHaveBeenCalledOnce();
});

test('a paused test shows the time left and resumes on request', async () => {
  const resume = vi.fn<() => void>();
  await show(
    <Paused testName={testName} msLeft={1_122_000} onResume={resume} onExit={noop} />,
    'The test is paused',
  );
  expect(pageText()).toContain('The timer is paused at 18:42');
  button('Continue').click();
  expect(resume).toHaveBeenCalledOnce();
});

test('the exit dialog says what is lost and how to stop without losing it', async () => {
  const [confirm, close] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(<ExitDialog isOpen onConfirm={confirm} onClose={close} />);
  await eventually(() => expect(pageText()).toContain('You will lose your progress'));
  expect(pageText()).toContain('close the page instead');
  button('Keep working').click();
  expect(close).toHaveBeenCalledOnce();
  button('Exit and discard').click();
  expect(confirm).toHaveBeenCalledOnce();
});

test('the exit dialog is not rendered while it is closed', () => {
  render(<ExitDialog isOpen={false} onConfirm={noop} onClose={noop} />);
  expect(document.querySelector('[role=dialog]')).toBeNull();
});
