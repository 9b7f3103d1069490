import { beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { button, eventually, render } from '../testing/render.tsx';
import { ApiError } from './api-error.ts';
import { onFailure, reportFailure } from './failure-listener.ts';
import { useAction } from './use-action.ts';

beforeAll(startI18n);

function Save({ write }: { write: () => Promise<unknown> }) {
  const { isBusy, error, run } = useAction();
  return (
    <button type="button" onClick={() => void run(write)}>
      {isBusy ? 'Saving' : (error?.message ?? 'Save')}
    </button>
  );
}

const press = (name: string): Promise<void> => eventually(() => button(name).click());

test('useAction is busy until the write ends and ignores a second press', async () => {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const write = vi.fn<() => Promise<void>>(() => promise);
  render(<Save write={write} />);
  await press('Save');
  await eventually(() => button('Saving').click());
  expect(write).toHaveBeenCalledOnce();
  end();
  await eventually(() => button('Save'));
});

test('useAction returns the error of a failed write until the next run begins', async () => {
  let failure: ApiError | undefined = new ApiError(409, 'Changed meanwhile');
  const write = async (): Promise<void> => {
    if (failure) throw failure;
  };
  render(<Save write={write} />);
  await press('Save');
  await eventually(() => expect(button('Changed meanwhile')).toBeDefined());
  failure = undefined;
  await press('Changed meanwhile');
  await eventually(() => button('Save'));
});

test('useAction reports an ended session only once, even if the call has reported it', async () => {
  const listener = vi.fn<(error: ApiError) => void>();
  onFailure(listener);
  const ended = new ApiError(401, 'Signed out');
  render(
    <Save
      write={async () => {
        reportFailure(ended);
        throw ended;
      }}
    />,
  );
  await press('Save');
  await eventually(() => button('Signed out'));
  expect(listener).toHaveBeenCalledOnce();
  onFailure(() => {});
});
