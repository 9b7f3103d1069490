import { beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { button, eventually, render } from '../testing/render.tsx';
import { ApiError } from './api-error.ts';
import { useSaving } from './use-saving.ts';

beforeAll(startI18n);

interface Props {
  write: () => Promise<string>;
  onReply: (reply: string | undefined) => void;
}

function Editor({ write, onReply }: Props) {
  const { saving, save, reset } = useSaving();
  return (
    <>
      <button type="button" onClick={() => void save(write).then(onReply)}>
        {saving.state === 'failed' ? saving.reason : saving.state}
      </button>
      <button type="button" onClick={reset}>
        Reset
      </button>
    </>
  );
}

test('useSaving returns the reply of a write and its state until it is reset', async () => {
  let failure: ApiError | undefined = new ApiError(409, 'Changed meanwhile');
  const onReply = vi.fn<(reply: string | undefined) => void>();
  const write = async (): Promise<string> => {
    if (failure) throw failure;
    return 'the entry';
  };
  render(<Editor write={write} onReply={onReply} />);
  await eventually(() => button('idle').click());
  await eventually(() => expect(button('Changed meanwhile')).toBeDefined());
  expect(onReply).toHaveBeenLastCalledWith(undefined);
  failure = undefined;
  button('Changed meanwhile').click();
  await eventually(() => expect(button('saved')).toBeDefined());
  expect(onReply).toHaveBeenLastCalledWith('the entry');
  button('Reset').click();
  await eventually(() => expect(button('idle')).toBeDefined());
});
