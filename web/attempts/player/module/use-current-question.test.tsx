import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { button, eventually, render } from '../../../testing/render.tsx';
import { useCurrentQuestion } from './use-current-question.ts';

function Module({ name }: { name: string }) {
  const { question, next } = useCurrentQuestion('an-attempt', 0, 27);
  return (
    <button type="button" onClick={next}>
      {`${name}: question ${question + 1}`}
    </button>
  );
}

beforeAll(startI18n);
afterEach(() => void vi.unstubAllGlobals());

test('resumes at the question in view after a reload before the page was ever idle', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  render(<Module name="Before" />);
  await eventually(() => button('Before: question 1').click());
  await eventually(() => button('Before: question 2'));
  dispatchEvent(new Event('pagehide'));
  render(<Module name="After" />);
  await eventually(() => expect(button('After').textContent).toBe('After: question 2'));
});
