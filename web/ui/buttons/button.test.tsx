import { expect, test } from 'vitest';
import { button, eventually, render } from '../../testing/render.tsx';
import { Button } from './button.tsx';

test('a button sends no form unless told to, and acts once while it waits', async () => {
  let pressed = 0;
  const press = (): number => (pressed += 1);
  render(
    <>
      <Button onClick={press}>Ready</Button>
      <Button onClick={press} loading>
        Waiting
      </Button>
    </>,
  );
  await eventually(() => expect(button('Waiting').disabled).toBe(true));
  expect(button('Ready').type).toBe('button');
  button('Ready').click();
  button('Waiting').click();
  expect(pressed).toBe(1);
});
