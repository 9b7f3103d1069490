import { useRef, useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../../../i18n/i18n.ts';
import { eventually, render } from '../../../../testing/render.tsx';
import { Divider } from './divider.tsx';

function Screen() {
  const [fraction, setFraction] = useState(0.5);
  const row = useRef<HTMLDivElement>(null);
  return (
    <div ref={row}>
      <Divider row={row} fraction={fraction} onChange={setFraction} />
    </div>
  );
}

const divider = (): Element | null => document.querySelector('[role=separator]');
const value = (): number => Number(divider()?.getAttribute('aria-valuenow'));

const press = (key: string): unknown =>
  divider()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

beforeAll(startI18n);

test('the divider moves by keys and stays between a quarter and three quarters', async () => {
  render(<Screen />);
  await eventually(() => expect(value()).toBe(50));
  press('ArrowLeft');
  await eventually(() => expect(value()).toBe(48));
  press('End');
  await eventually(() => expect(value()).toBe(75));
  press('ArrowRight');
  await eventually(() => expect(value()).toBe(75));
  press('Home');
  await eventually(() => expect(value()).toBe(25));
  press('Enter');
  await eventually(() => expect(value()).toBe(50));
});
