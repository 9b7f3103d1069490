import { useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { button, eventually, render } from '../../testing/render.tsx';
import { typeIn } from '../../testing/type-in.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const onConfirm = vi.fn<(reason: string) => void>();
const field = (): HTMLTextAreaElement =>
  document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea')!;

interface ScreenProps {
  isRequired?: boolean;
  canConfirm?: boolean;
  error?: string;
}

function Screen({ isRequired = false, canConfirm = true, error }: ScreenProps) {
  const [value, setValue] = useState('');
  return (
    <ReasonDialog
      title="End the test?"
      reason={{
        label: 'Reason',
        description: 'The student reads it.',
        isRequired,
        hasCounter: true,
        maxLength: 50,
        value,
        onChange: setValue,
      }}
      confirmLabel="End it"
      canConfirm={canConfirm}
      startsOn="reason"
      isBusy={false}
      error={error}
      onConfirm={onConfirm}
      onClose={() => {}}
    >
      <p>It ends at once.</p>
    </ReasonDialog>
  );
}

beforeAll(startI18n);
beforeEach(() => void onConfirm.mockClear());

test('confirms with the trimmed reason', async () => {
  render(<Screen isRequired />);
  await eventually(() => expect(document.activeElement).toBe(field()));
  typeIn(field(), ' The room was closed. ');
  await eventually(() => expect(button('End it').disabled).toBe(false));
  expect(document.body.textContent).toContain('22 / 50');
  button('End it').click();
  expect(onConfirm).toHaveBeenCalledWith('The room was closed.');
});

test('cannot be confirmed while a required reason is blank', async () => {
  render(<Screen isRequired />);
  await eventually(() => typeIn(field(), '  '));
  await eventually(() => expect(field().value).toBe('  '));
  expect(button('End it').disabled).toBe(true);
});

test('confirms without a reason when none is required', async () => {
  render(<Screen />);
  await eventually(() => button('End it').click());
  expect(onConfirm).toHaveBeenCalledWith('');
});

test('cannot be confirmed while another field is missing, and shows why the last try failed', async () => {
  render(<Screen canConfirm={false} error="Changed meanwhile" />);
  await eventually(() => expect(button('End it').disabled).toBe(true));
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Changed meanwhile');
});
