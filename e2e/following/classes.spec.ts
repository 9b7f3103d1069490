import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { chooseByTyping } from '../support/select-field.ts';
import { openStudent, openTutor } from '../support/classroom.ts';
import { takeTest, type Call } from '../support/take-test-over-http.ts';

/** Makes a class in the interface, and returns the code to join it. */
async function makeClass(page: Page, name: string): Promise<string> {
  await page.goto('/classes');
  await page.getByRole('button', { name: 'New class' }).click();
  await page.getByRole('textbox', { name: 'Class name' }).fill(name);
  await page.getByRole('button', { name: 'Create class' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const code = await page.getByText(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/).textContent();
  return code ?? '';
}

/** Assigns the diagnostic in the interface; the tutor releases its results. */
async function assignDiagnostic(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Assign a test' }).first().click();
  await chooseByTyping(page, 'Test', 'diagnostic', /diagnostic/i);
  await page.getByRole('radio', { name: /^When you release them/ }).check();
  await page.getByRole('textbox', { name: 'Note for the students' }).fill('Mind the clock.');
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText('Students see results')).toBeVisible();
  return /assignments\/([\w-]+)/.exec(page.url())?.[1] ?? '';
}

async function join(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/join/${code}`);
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByText('Tests you take on your own')).toBeVisible();
  await page.getByRole('button', { name: `Join ${name}` }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page).toHaveURL(/\/classes$/);
}

async function waitForSubmission(call: Call, assignment: string): Promise<void> {
  await expect
    .poll(async () => {
      const { assignments } = await call<{ assignments: { id: string; latest: string | null }[] }>(
        'GET',
        '/own-classes',
      );
      return assignments.find(({ id }) => id === assignment)?.latest ?? null;
    })
    .not.toBeNull();
}

test('a tutor assigns a test, a student takes it, and the result is shown when the tutor releases it', async ({
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.slow();
  const name = `Evening ${randomUUID().slice(0, 8)}`;
  const tutor = await openTutor(browser, baseURL!);
  const student = await openStudent(browser, baseURL!, 'Trần Thu');
  const code = await makeClass(tutor.page, name);
  await expectAccessible(tutor.page);
  await join(student.page, code, name);

  await tutor.page.reload();
  await expect(tutor.page.getByRole('link', { name: 'Trần Thu Ánh' })).toBeVisible();
  const assignment = await assignDiagnostic(tutor.page);
  await expectAccessible(tutor.page);

  await student.page.goto('/tests');
  const strip = student.page.getByRole('region', { name: 'From your class' });
  await expect(strip.getByText('Mind the clock.')).toBeVisible();
  await strip.getByRole('link', { name: 'Start' }).click();
  await expect(student.page.getByRole('heading', { name: 'Before you start' })).toBeVisible();
  await student.page.goto('/tests');
  await expect(strip.getByRole('link', { name: 'Continue' })).toBeVisible();

  const attempt = await takeTest(student.call, 'diagnostic-1', { assignment });
  await waitForSubmission(student.call, assignment);
  await student.page.goto(`/test-results/${attempt}`);
  await expect(student.page.getByText(/teacher will release these results later/)).toBeVisible();
  await student.page.goto('/classes');
  await expect(
    student.page.getByText('Your teacher will release the results later.'),
  ).toBeVisible();
  await expectAccessible(student.page);

  const row = tutor.page.getByRole('row', { name: /Trần Thu Ánh/ });
  await expect(async () => {
    await tutor.page.reload();
    await expect(row.getByRole('link', { name: /^Report/ })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(row.getByText('Submitted')).toBeVisible();
  await expect(tutor.page.getByRole('heading', { name: 'By domain' })).toBeVisible();
  await expect(
    tutor.page.getByText('You can open the questions when the assignment is over'),
  ).toBeVisible();
  const download = tutor.page.waitForEvent('download');
  await tutor.page.getByRole('button', { name: 'Download CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Trần Thu Ánh');

  await tutor.page.getByRole('button', { name: 'Release results' }).click();
  const confirm = tutor.page.getByRole('dialog');
  await confirm.getByRole('button', { name: 'Release results' }).click();
  await expect(tutor.page.getByText(/^Released/)).toBeVisible();
  await student.page.reload();
  await student.page.getByRole('link', { name: /^Results/ }).click();
  await expect(student.page.getByText('Total score').first()).toBeVisible();

  await tutor.page.goto(`/test-results/${attempt}`);
  await expect(tutor.page.getByText('Total score').first()).toBeVisible();
  await student.page.goto('/classes');
  await student.page.getByRole('button', { name: 'Leave the class' }).click();
  await student.page.getByRole('dialog').getByRole('button', { name: 'Leave the class' }).click();
  await expect(student.page.getByText('You’re not in a class yet')).toBeVisible();
  await expectAccessible(student.page);
  await tutor.page.reload();
  await expect(
    tutor.page.getByRole('heading', { level: 1, name: 'No Results Found' }),
  ).toBeVisible();
  await tutor.page.goto('/classes');
  await tutor.page.getByRole('link', { name }).click();
  await expect(tutor.page.getByText('Nobody has joined yet')).toBeVisible();
  await tutor.page.context().close();
  await student.page.context().close();
});

test(
  'an assignment of one section offers no choice, and its questions open when it is over',
  { tag: '@wide' },
  async ({ browser, baseURL, expectAccessible }) => {
    test.slow();
    const name = `Math ${randomUUID().slice(0, 8)}`;
    const tutor = await openTutor(browser, baseURL!);
    const student = await openStudent(browser, baseURL!, 'Lê Gia');
    const [id, assignment] = [randomUUID(), randomUUID()];
    await tutor.call('PUT', `/classes/${id}`, { name, note: '' });
    const { joinCode } = await tutor.call<{ joinCode: string }>('GET', `/classes/${id}`);
    await student.call('POST', `/class-codes/${joinCode}`, {});
    const now = Date.now();
    await tutor.call('PUT', `/classes/${id}/assignments/${assignment}`, {
      test: 'diagnostic-1',
      note: '',
      opensAt: new Date(now - 60_000).toISOString(),
      closesAt: new Date(now + 86_400_000).toISOString(),
      attempts: 2,
      sections: ['math'],
      resultTime: 'at-once',
    });

    await student.page.goto('/classes');
    await expect(student.page.getByText('2 of 2 attempts left')).toBeVisible();
    await student.page.getByRole('link', { name: /^Start/ }).click();
    await student.page.getByRole('button', { name: /start|begin|continue/i }).click();
    await expect(student.page.getByRole('heading', { name: /Math/ })).toBeVisible();
    await expect(student.page.getByText('Choose', { exact: false })).toHaveCount(0);
    await takeTest(student.call, 'diagnostic-1', { assignment, sections: ['math'] });

    await tutor.page.goto(`/classes/${id}/assignments/${assignment}`);
    await tutor.page.getByRole('button', { name: 'Cancel assignment' }).click();
    await tutor.page.getByRole('dialog').getByRole('button', { name: 'Cancel assignment' }).click();
    await expect(tutor.page.getByText('Canceled', { exact: true })).toBeVisible();
    await expect(async () => {
      await tutor.page.reload();
      await expect(tutor.page.getByRole('heading', { name: 'Most missed' })).toBeVisible({
        timeout: 3000,
      });
    }).toPass();
    const desktop = tutor.page.viewportSize()!;
    await tutor.page.setViewportSize({ width: 390, height: 844 });
    const table = tutor.page.getByRole('region', { name: 'Progress of each student' });
    await table.scrollIntoViewIfNeeded();
    await expect(table.getByText('Submitted')).toBeInViewport();
    await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
    await expect(table.getByText('Submitted')).not.toBeInViewport();
    await expect(table.getByRole('rowheader')).toBeInViewport({ ratio: 0.9 });
    await tutor.page.setViewportSize(desktop);
    await tutor.page
      .getByRole('button', { name: /^Open ?: / })
      .first()
      .click();
    await expect(
      tutor.page.getByRole('dialog').getByRole('heading', { name: 'Explanation' }),
    ).toBeVisible();
    await expectAccessible(tutor.page);
    await tutor.page.keyboard.press('Escape');
    await tutor.page.getByRole('link', { name: 'Lê Gia Ánh', exact: true }).click();
    await expect(tutor.page.getByRole('heading', { level: 1, name: 'Lê Gia Ánh' })).toBeVisible();
    await expectAccessible(tutor.page);
    await tutor.page.context().close();
    await student.page.context().close();
  },
);

test(
  'a class code survives signing in, and a wrong one is explained',
  { tag: '@wide' },
  async ({ page, browser, baseURL, signUp, expectAccessible }) => {
    const tutor = await openTutor(browser, baseURL!);
    const name = `Kept ${randomUUID().slice(0, 8)}`;
    const id = randomUUID();
    await tutor.call('PUT', `/classes/${id}`, { name, note: '' });
    const { joinCode } = await tutor.call<{ joinCode: string }>('GET', `/classes/${id}`);
    await tutor.page.context().close();

    const { email, password } = await signUp();
    const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    await visitor.goto('/join');
    await visitor.getByRole('textbox', { name: 'Class code' }).fill('nothing');
    await visitor.getByRole('button', { name: 'Find class' }).click();
    await expect(visitor.getByText('A code has ten letters and digits')).toBeVisible();
    await visitor.getByRole('textbox', { name: 'Class code' }).fill(joinCode.toLowerCase());
    await visitor.getByRole('button', { name: 'Find class' }).click();
    await expectAccessible(visitor);
    await visitor.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await visitor.getByRole('link', { name: 'Sign in' }).last().click();
    // The page for registering has fields for email and password, too.
    await visitor.waitForURL('**/auth/login');
    await visitor.getByRole('textbox', { name: 'Email' }).fill(email);
    await visitor.getByLabel('Password', { exact: true }).fill(password);
    await visitor.getByRole('button', { name: 'Sign in' }).click();
    await expect(visitor.getByRole('heading', { level: 2, name })).toBeVisible();
    await visitor.context().close();

    await page.goto('/join/22222-22222');
    await expect(page.getByText('No class has this code')).toBeVisible();
    await expectAccessible(page);
  },
);
