import { testStates } from '@bac/contract/attempts/test-states.ts';
import { blueprintIds } from '@bac/exam/blueprint/blueprint.ts';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { FakeApi } from '../testing/fake-api.ts';
import { button, eventually, render } from '../testing/render.tsx';
import { optionalOneOf, someOf } from '../ui/data/address/setting.ts';
import { useList } from './use-list.ts';

beforeAll(startI18n);

const filters = { state: optionalOneOf(testStates), blueprint: someOf(blueprintIds) };

function Tests() {
  const { view, reply, exportRows } = useList('GET /admin/tests', { sorts: ['name'], filters });
  return (
    <>
      <output>{reply.data?.total}</output>
      {view.isFiltered('state') && (
        <button type="button" onClick={() => view.clear('state')}>
          Clear
        </button>
      )}
      <button type="button" onClick={() => void exportRows(2)}>
        Export
      </button>
    </>
  );
}

test('useList fetches the view in the address, exports it page by page, and clears filters except the tabs', async () => {
  const byState = { draft: 7, scheduled: 0, published: 0, archived: 0 };
  const api = new FakeApi().answers('GET /admin/tests', { rows: [], total: 7, byState });
  const address = '/?state=draft&blueprint=full&search=abc&page=3';
  const router = createMemoryRouter([{ path: '/', element: <Tests /> }], {
    initialEntries: [address],
  });
  const lastQuery = (): string | undefined => api.requests.at(-1)?.url.split('?')[1];
  render(<RouterProvider router={router} />);
  await eventually(() => expect(document.querySelector('output')?.textContent).toBe('7'));
  expect(lastQuery()).toBe('page=3&search=abc&state=draft&blueprint=full');
  button('Export').click();
  await eventually(() =>
    expect(lastQuery()).toBe('page=2&search=abc&state=draft&blueprint=full&size=500'),
  );
  button('Clear').click();
  await eventually(() => expect(router.state.location.search).toBe('?state=draft'));
  await eventually(() => expect(lastQuery()).toBe('state=draft'));
  expect(document.body.textContent).not.toContain('Clear');
});
