import i18next from 'i18next';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../../../i18n/i18n.ts';
import { button, eventually, render } from '../../../../testing/render.tsx';
import { Timer } from './timer.tsx';

let time = 0;
const now = (): number => time;
const onFiveMinutes = vi.fn<() => void>();
const minutes = (count: number): number => count * 60_000;

function Screen({ pausedAt }: { pausedAt?: number }) {
  const [isHidden, setHidden] = useState(false);
  return (
    <Timer
      deadline={minutes(32)}
      pausedAt={pausedAt}
      now={now}
      isHidden={isHidden}
      onToggle={() => setHidden(!isHidden)}
      onFiveMinutes={onFiveMinutes}
    />
  );
}

const face = (): string | undefined => document.querySelector('[role=timer]')?.textContent;
const alert = (): string | undefined => document.querySelector('[role=alert]')?.textContent;

/** Sets the time left. A tab that becomes visible reads the clock at once. */
function setTimeLeft(left: number): void {
  time = minutes(32) - left;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeAll(startI18n);
beforeEach(async () => {
  time = 0;
  onFiveMinutes.mockClear();
  await i18next.changeLanguage('en');
});

test('the clock can be hidden and shown', async () => {
  render(<Screen />);
  await eventually(() => expect(face()).toBe('32:00'));
  button('Hide').click();
  await eventually(() => expect(face()).toBeUndefined());
  button('Show').click();
  await eventually(() => expect(face()).toBe('32:00'));
});

test('shows again with five minutes left, announces it once and stays visible', async () => {
  render(<Screen />);
  await eventually(() => button('Hide').click());
  await eventually(() => expect(face()).toBeUndefined());
  setTimeLeft(minutes(5));
  await eventually(() => expect(face()).toBe('5:00'));
  await eventually(() => expect(alert()).toBe('5 minutes left in this module'));
  expect(document.querySelector('button')).toBeNull();
  setTimeLeft(minutes(4));
  await eventually(() => expect(face()).toBe('4:00'));
  expect(onFiveMinutes).toHaveBeenCalledOnce();
});

test('does not repeat the alert after a reload in the last minutes', async () => {
  time = minutes(29);
  render(<Screen />);
  await eventually(() => expect(face()).toBe('3:00'));
  expect(alert()).toBe('');
  expect(onFiveMinutes).not.toHaveBeenCalled();
});

test('the clock stops while paused', async () => {
  render(<Screen pausedAt={minutes(2)} />);
  await eventually(() => expect(face()).toBe('30:00'));
  setTimeLeft(minutes(20));
  expect(face()).toBe('30:00');
  expect(document.body.textContent).toContain('Paused');
});

function ExtensionScreen() {
  const [deadline, setDeadline] = useState(minutes(32));
  const add = (ms: number) => (): void => setDeadline(deadline + ms);
  return (
    <>
      <Timer deadline={deadline} now={now} isHidden={false} onToggle={add(0)} />
      <button type="button" onClick={add(2000)}>
        Correct clock
      </button>
      <button type="button" onClick={add(minutes(10))}>
        Add time
      </button>
    </>
  );
}

test('announces added time, but not a corrected clock', async () => {
  render(<ExtensionScreen />);
  await eventually(() => expect(face()).toBe('32:00'));
  button('Correct clock').click();
  await eventually(() => expect(face()).toBe('32:02'));
  expect(alert()).toBe('');
  button('Add time').click();
  await eventually(() => expect(face()).toBe('42:02'));
  expect(alert()).toBe('Your time was extended by 10 minutes');
});
