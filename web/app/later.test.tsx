import { expect, test, vi } from 'vitest';
import { eventually, render } from '../testing/render.tsx';
import { Later } from './later.tsx';

const Footer = () => <footer>{'here'}</footer>;

test('a part that failed to load does not break the page and is loaded again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const load = vi
    .fn<() => Promise<typeof Footer>>(() => Promise.resolve(Footer))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Later load={load} placeholder={<i>{'soon'}</i>} />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(document.body.textContent).toContain('soon');
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  await eventually(() => expect(document.querySelector('footer')).not.toBeNull());
});
