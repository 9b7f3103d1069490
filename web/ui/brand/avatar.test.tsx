import { expect, test } from 'vitest';
import { eventually, render } from '../../testing/render.tsx';
import { Avatar } from './avatar.tsx';

const anh = { fullName: 'Nguyễn Minh Ánh', username: 'anh' };

test('the address of a picture carries the version of its file', async () => {
  render(<Avatar {...anh} avatar="/files/anh-2.png" />);
  await eventually(() =>
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/files/anh-2.png?v=anh-2.png'),
  );
});

test('initials replace a picture that is missing or fails to load', async () => {
  render(<Avatar {...anh} avatar="/files/gone.png" />);
  await eventually(() => document.querySelector('img')!.dispatchEvent(new Event('error')));
  await eventually(() => expect(document.querySelector('span')?.textContent).toBe('NÁ'));
});
