import { expect, test } from 'vitest';
import { button, eventually, render } from '../../testing/render.tsx';
import { Button } from './button.tsx';

test('a button does not submit a form by default and ignores presses while loading', async () => {
  let presses = 0;
  const press = (): number => (presses += 1);
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
  expect(presses).toBe(1);
});
