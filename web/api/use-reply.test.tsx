import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { FakeApi } from '../testing/fake-api.ts';
import { button, eventually, render } from '../testing/render.tsx';
import { useReply } from './use-reply.ts';

let api: FakeApi;

beforeAll(startI18n);
beforeEach(() => {
  api = new FakeApi();
});

function Provinces({ isOff = false }: { isOff?: boolean }) {
  const { data, error, isLoading, reload } = useReply('GET /places/provinces', { isOff });
  const names = data?.map(({ name }) => name).join();
  return (
    <button type="button" onClick={reload}>
      {JSON.stringify({ names, error: error?.message, isLoading })}
    </button>
  );
}

const shown = (): unknown => JSON.parse(button('{').textContent);

test('gives the data, and new data after a reload', async () => {
  api.answers('GET /places/provinces', [{ code: '01', name: 'Hà Nội' }]);
  render(<Provinces />);
  await eventually(() => expect(shown()).toEqual({ names: 'Hà Nội', isLoading: false }));
  api.answers('GET /places/provinces', [{ code: '48', name: 'Đà Nẵng' }]);
  button('{').click();
  await eventually(() => expect(shown()).toEqual({ names: 'Đà Nẵng', isLoading: false }));
});

test('a failed reload leaves what was there, beside the error', async () => {
  api.answers('GET /places/provinces', [{ code: '01', name: 'Hà Nội' }]);
  render(<Provinces />);
  await eventually(() => expect(shown()).toMatchObject({ isLoading: false }));
  api.refuses('GET /places/provinces', 503, { message: 'Starting' });
  button('{').click();
  const expected = { names: 'Hà Nội', error: 'Starting', isLoading: false };
  await eventually(() => expect(shown()).toEqual(expected));
});

test('asks nothing while it is off', async () => {
  render(<Provinces isOff />);
  await eventually(() => expect(shown()).toEqual({ isLoading: false }));
  expect(api.seen).toEqual([]);
});
