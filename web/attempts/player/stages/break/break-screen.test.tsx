import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../../../i18n/i18n.ts';
import { button, eventually, heading, render } from '../../../../testing/render.tsx';
import { BreakScreen } from './break-screen.tsx';
import { fullPlan } from '../../../../testing/attempts/sample-plan.ts';

/** Counts the tones that the fake audio context has started. */
let tones = 0;
const node = { connect: () => node, start: () => void (tones += 1), stop: () => undefined };
const level = { setValueAtTime: () => level, exponentialRampToValueAtTime: () => level };

beforeAll(async () => {
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      resume = () => Promise.resolve();
      close = () => Promise.resolve();
      createOscillator = () => ({ ...node, frequency: {} });
      createGain = () => ({ ...node, gain: level });
    },
  );
  await startI18n();
  await i18next.changeLanguage('vi');
  await i18next.loadNamespaces('attempts/player/stages');
});

const minute = 60_000;
let time = 0;
const now = (): number => time;

beforeEach(() => {
  time = 1_000_000;
  tones = 0;
});

async function open(next: number, onEnd = vi.fn<() => void>()) {
  render(
    <MemoryRouter>
      <BreakScreen
        testName="Đề thi thử số 4"
        plan={fullPlan}
        next={next}
        endsAt={1_000_000 + 10 * minute}
        now={now}
        saveState="saved"
        onEnd={onEnd}
      />
    </MemoryRouter>,
  );
  await eventually(() => expect(heading()).toContain('Giải lao'));
  return onEnd;
}

/** Advances the clock. A page that becomes visible reads it at once. */
function pass(ms: number): void {
  time += ms;
  document.dispatchEvent(new Event('visibilitychange'));
}

const clock = (): string | undefined =>
  document.querySelector('[role=timer]')?.textContent ?? undefined;

test('the break counts down by the server’s clock and says what comes next', async () => {
  await open(2);
  expect(heading()).toBe('Giải lao trước phần Toán');
  expect(clock()).toBe('10:00');
  pass(138_000);
  await eventually(() => expect(clock()).toBe('07:42'));
  expect(document.body.textContent).toContain('Phần 2, Module 1: Toán');
  expect(document.body.textContent).toContain('35 phút');
});

test('says at zero that the module is being opened', async () => {
  await open(2);
  pass(11 * minute);
  await eventually(() => expect(clock()).toBe('00:00'));
  expect(document.body.textContent).toContain('Đang mở phần Toán');
});

test('ends the break early on request', async () => {
  const end = await open(2);
  button('Vào phần Toán ngay').click();
  expect(end).toHaveBeenCalledOnce();
});

test('a break between two modules of a section names no other section', async () => {
  await open(1);
  expect(heading()).toBe('Giải lao trước module tiếp theo');
});

test('the bell is off until it is switched on; then it rings at once and when one minute is left', async () => {
  await open(2);
  pass(5 * minute);
  await eventually(() => expect(clock()).toBe('05:00'));
  expect(tones).toBe(0);
  button('Chuông khi còn 1 phút').click();
  await eventually(() =>
    expect(button('Chuông khi còn 1 phút').getAttribute('aria-pressed')).toBe('true'),
  );
  expect(tones).toBe(3);
  pass(4 * minute);
  await eventually(() => expect(tones).toBe(6));
  expect(document.body.textContent).toContain('Giải lao còn một phút.');
  pass(10_000);
  await eventually(() => expect(clock()).toBe('00:50'));
  expect(tones).toBe(6);
});
