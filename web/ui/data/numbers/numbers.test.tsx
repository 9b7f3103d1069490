import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { eventually, render } from '../../../testing/render.tsx';
import { NumberCell } from './number-cell.tsx';
import { Numbers } from './numbers.tsx';

test('a number links to the list it counts, if there is one', async () => {
  render(
    <MemoryRouter>
      <Numbers columns={4}>
        <NumberCell label="Overdue" value="3" note="look at once" to="/late" isLate />
        <NumberCell label="Opened" value="12" note="in these days" />
      </Numbers>
    </MemoryRouter>,
  );
  await eventually(() => expect(document.querySelectorAll('li')).toHaveLength(2));
  const [late, opened] = document.querySelectorAll('li');
  const link = late?.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/late');
  expect(link?.dataset['late']).toBe('true');
  expect(link?.textContent).toBe('Overdue3look at once');
  expect(opened?.querySelector('a')).toBeNull();
  expect(opened?.textContent).toBe('Opened12in these days');
});
