import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test as base } from '../support/fixtures.ts';
import { freePort, newDataFolder, startOwnServer } from '../support/own-server.ts';
import { signIn } from '../support/sign-in.ts';

const students = 20;

/** A fresh product like after `npm start`, with only a few simulated students. */
const test = base.extend<object, { livingSite: string }>({
  livingSite: [
    // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startOwnServer({
        DATA_DIR: await newDataFolder(),
        PORT: String(await freePort()),
        DEMO_STUDENTS: String(students),
      });
      await use(server.address);
      await server.end('SIGTERM');
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ livingSite }, use) => use(livingSite),
});

test.describe.configure({ mode: 'default' });

async function progressOf(request: APIRequestContext) {
  const { data } = await (await request.get('/api/v1/demo/progress')).json();
  return data as { state: string; done: number; total: number };
}

const untilFull = (request: APIRequestContext) =>
  expect.poll(async () => (await progressOf(request)).state, { timeout: 90_000 }).toBe('full');

const label = (page: Page) => page.getByRole('button', { name: /^Demo data/ });

test('the console says that its data is simulated, how far the simulation is, and how to remove it', async ({
  page,
}) => {
  const atFirst = await progressOf(page.request);
  expect(atFirst).toMatchObject({ total: students });
  await signIn(page, 'admin');
  await page.goto('/admin/dashboard');
  await expect(label(page)).toBeVisible();
  await untilFull(page.request);
  await expect(page.getByRole('button', { name: 'Demo data', exact: true })).toBeVisible();
  await label(page).click();
  await expect(page.getByText('npm run demo -- clear')).toBeVisible();
});

test(
  'the dashboard, the tickets and the live monitor have data',
  { tag: '@wide' },
  async ({ page }) => {
    await untilFull(page.request);
    await signIn(page, 'admin');
    await page.goto('/admin/dashboard?days=30');
    const completed = page.getByRole('link', { name: /^Attempts completed [\d,]+/ });
    await expect(completed.locator('strong')).not.toHaveText('0');
    await expect(page.getByRole('img', { name: /^Estimated total/ })).toBeVisible();

    await page.goto('/admin/test-results/live');
    await expect(page.getByRole('row')).not.toHaveCount(1);

    await page.goto('/admin/tickets');
    await expect(page.getByText('Hỏi về lịch mở đề mới').first()).toBeVisible();
  },
);

test(
  'the demo’s own student, parent and tutor have data of their own',
  { tag: '@wide' },
  async ({ browser, livingSite }) => {
    const openAs = async (role: 'student' | 'parent' | 'tutor', path: string): Promise<Page> => {
      const context = await browser.newContext({ baseURL: livingSite });
      const page = await context.newPage();
      await untilFull(page.request);
      await signIn(page, role);
      await page.goto(path);
      return page;
    };
    const student = await openAs('student', '/profile');
    await expect(student.getByText('Full test 2').filter({ visible: true }).first()).toBeVisible();
    const parent = await openAs('parent', '/family');
    await expect(parent.getByRole('heading', { name: 'Nguyễn Minh Ánh' })).toBeVisible();
    const tutor = await openAs('tutor', '/classes');
    await expect(tutor.getByText('SAT 11A · tối thứ ba, thứ năm')).toBeVisible();
    await Promise.all([student, parent, tutor].map((page) => page.context().close()));
  },
);
