import type { ListedAttempt, LiveAttempt } from '@bac/contract/attempts/attempts-admin.ts';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { eventually, render } from '../../testing/render.tsx';
import { useAttemptColumns } from './list/use-attempt-columns.tsx';
import { useLiveColumns } from './live/use-live-columns.tsx';

function Times({ ms }: { ms: number }) {
  const used = useAttemptColumns().find(({ id }) => id === 'used');
  const left = useLiveColumns('2026-11-08T03:00:00.000Z').find(({ id }) => id === 'left');
  const ended = { usedMs: ms } as ListedAttempt;
  const running = { msLeft: ms } as LiveAttempt;
  return (
    <p>
      {used?.cell(ended)} is {used?.csv?.(ended)} s, {left?.cell(running)} is {left?.csv?.(running)}{' '}
      s
    </p>
  );
}

const text = (): string | undefined => document.querySelector('p')?.textContent;

beforeAll(startI18n);

test('a file of attempts counts a started second like the page', async () => {
  render(<Times ms={61_200} />);
  await eventually(() => expect(text()).toBe('1:02 is 62 s, 1:02 is 62 s'));
});
