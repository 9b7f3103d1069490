import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { button, eventually, render } from '../../../testing/render.tsx';
import { addressSettings } from './address-settings.ts';
import { oneOf, pageNumber, someOf, sortingBy, freeText } from './setting.ts';
import { useAddressSettings } from './use-address-settings.ts';

const settings = addressSettings({
  search: freeText,
  role: oneOf(['all', 'student', 'tutor']),
  states: someOf(['new', 'active', 'locked']),
  sort: sortingBy(['name', 'joined'], { column: 'name', isDescending: false }),
  page: pageNumber,
});

const roleAndStates = { search: '', role: 'tutor', states: ['active', 'new'] } as const;

function Page() {
  const { search, hash } = useLocation();
  const [current, change] = useAddressSettings(settings);
  return (
    <>
      <output data-address>{search + hash}</output>
      <output data-values>{JSON.stringify(current)}</output>
      <button onClick={() => change({ role: 'tutor' })}>Tutors</button>
      <button onClick={() => change({ search: 'Ánh & Bình', page: 1 })}>Search</button>
      <button onClick={() => change(({ page }) => ({ page: page + 1 }))}>Next</button>
      <button onClick={() => change({}, '#first')}>First</button>
    </>
  );
}

const address = (): string | undefined => document.querySelector('[data-address]')?.textContent;

async function open(...entries: string[]) {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], {
    initialEntries: entries,
  });
  render(<RouterProvider router={router} />);
  await eventually(() => expect(address()).toBeDefined());
  return router;
}

test('applies every change made before the next render', async () => {
  await open('/?tab=list');
  button('Tutors').click();
  button('Next').click();
  button('Next').click();
  await eventually(() => expect(address()).toBe('?tab=list&role=tutor&page=3'));
  button('Search').click();
  button('First').click();
  await eventually(() =>
    expect(address()).toBe('?tab=list&role=tutor&search=%C3%81nh+%26+B%C3%ACnh#first'),
  );
});

test('a change replaces the history entry, so that Back leaves the page', async () => {
  const router = await open('/?role=student', '/?page=2');
  button('Tutors').click();
  await eventually(() => expect(address()).toBe('?page=2&role=tutor'));
  await router.navigate(-1);
  await eventually(() => expect(address()).toBe('?role=student'));
  button('Next').click();
  await eventually(() => expect(address()).toBe('?role=student&page=2'));
});

test('omits defaults from the address and reads invalid values as defaults', () => {
  const defaults = settings.read('');
  expect(settings.write('?role=tutor&page=4&tab=list', defaults)).toBe('?tab=list');
  expect(settings.read('?role=king&states=x&sort=-age&page=-1')).toEqual(defaults);
  const values = {
    ...defaults,
    ...roleAndStates,
    sort: { column: 'joined', isDescending: true } as const,
  };
  expect(settings.read(settings.write('', values))).toEqual({
    ...values,
    states: ['new', 'active'],
  });
});
