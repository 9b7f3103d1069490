import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { PlayerPage } from '../support/player.ts';
import { signIn } from '../support/sign-in.ts';
import type { Call } from '../support/take-test-over-http.ts';

test.beforeEach(({ signInAs }) => signInAs('admin'));

interface Draft {
  id: string;
  revision: number;
}

const uniqueName = (): string => `Test ${randomUUID().slice(0, 8)}`;

/** Creates a draft test of the story's own, assembled over HTTP. */
async function createDraft(callApi: Call, blueprint: string, isOnlyUnused = false): Promise<Draft> {
  const name = uniqueName();
  const { id }: Draft = await callApi(
    'GET',
    `/admin/tests/next-id?name=${encodeURIComponent(name)}`,
  );
  await callApi('POST', '/admin/tests', { id, blueprint, name: { en: name, vi: name } });
  const options = { revision: 1, seed: 3, maxForms: isOnlyUnused ? 0 : null, isFillOnly: false };
  const assembled: { test: Draft } = await callApi('POST', `/admin/tests/${id}/assemble`, options);
  return assembled.test;
}

const publishButton = (page: Page) => page.getByRole('button', { name: /^Publish/ });

test(
  'a practice test is assembled, a question swapped, the test previewed and published, and a student starts it',
  { tag: '@wide' },
  async ({ page, browser, expectAccessible }) => {
    const name = uniqueName();
    await page.goto('/admin/tests/create');
    await page.getByText('Math practice').click();
    await page.getByRole('button', { name: 'Assemble test' }).click();
    await expect(page.getByText('Please enter a name.').first()).toBeVisible();
    await page.getByLabel('Name in English').fill(name);
    await page.getByLabel('Name in Vietnamese').fill(`${name} (vi)`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Assemble test' }).click();

    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
    await expectAccessible(page);

    // A missing question shows in the grid, in the list and in the checks; undo brings it back.
    const first = page.getByRole('listitem').filter({ has: page.locator('#place-0-0') });
    await first.getByRole('button', { name: /Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: 'Choose a question' })).toBeFocused();
    await expect(page.getByRole('cell', { name: '26 of 27' })).toBeVisible();
    await expect(publishButton(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Choose a question' })).toHaveCount(0);

    await page.locator('#place-0-0').click();
    const dialog = page.getByRole('dialog', { name: 'Question 1 of Module 1' });
    const chosen = dialog.getByRole('listitem').first();
    const code = (await chosen.locator('strong').innerText()).trim();
    await expectAccessible(page);
    await chosen.getByRole('button').click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: code })).toBeVisible();
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

    await page.getByRole('link', { name: 'Preview' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Open this module' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollHeight - window.innerHeight,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'Back to the test' }).click();

    await publishButton(page).click();
    await page
      .getByRole('dialog', { name: `Publish “${name}”` })
      .getByRole('button', { name: 'Publish now' })
      .click();
    await expect(page.getByText('Published. Students can see it within seconds.')).toBeVisible();
    await expect(publishButton(page)).toHaveCount(0);

    const student = await (await browser.newContext()).newPage();
    await signIn(student, 'student');
    await student.goto('/tests');
    await expect(student.getByText(name).first()).toBeVisible();
    const player = new PlayerPage(student);
    await player.openPractice(name.toLowerCase().replaceAll(' ', '-'));
    await student.context().close();
  },
);

test(
  'both routes must be previewed before an adaptive test is published, and the preview leads back',
  { tag: '@wide' },
  async ({ page, callApi }) => {
    const { id } = await createDraft(callApi, 'section-math');
    await page.goto(`/admin/tests/${id}`);
    await expect(page.getByRole('button', { name: 'Publish, 2 checks left' })).toBeDisabled();
    const player = new PlayerPage(page);
    const finishModule = async (): Promise<void> => {
      await player.goTo(22);
      await player.next();
      await player.submit();
    };
    for (const route of ['lower', 'higher']) {
      await page.getByRole('button', { name: 'Preview a route' }).click();
      await page.getByRole('menuitem', { name: `Preview the ${route} route` }).click();
      await player.button('Start').click();
      await player.button('Open this module').click();
      await finishModule();
      await player.button('Open this module').click();
      await player.expectQuestion(1);
      if (route === 'higher') {
        await finishModule();
        await expect(page.getByRole('heading', { name: 'End of the preview' })).toBeVisible();
      }
      await page.getByRole('link', { name: 'Back to the test' }).first().click();
      await expect(page.getByRole('heading', { name: 'Publishing checklist' })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  },
);

test(
  'a test shows which questions the bank lacks, and two editors learn of each other',
  { tag: '@wide' },
  async ({ page, callApi }) => {
    const draft = await createDraft(callApi, 'practice-rw', true);
    await page.goto(`/admin/tests/${draft.id}`);
    await expect(page.getByRole('button', { name: 'Choose a question' }).first()).toBeVisible();
    const options = { revision: draft.revision, seed: 9, maxForms: null, isFillOnly: true };
    await callApi('POST', `/admin/tests/${draft.id}/assemble`, options);
    await page.getByRole('button', { name: 'Assemble', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Assemble' }).click();
    const conflict = page.getByRole('dialog', { name: 'Someone else has changed this test' });
    await conflict.getByRole('button', { name: 'Use theirs' }).click();
    await expect(page.getByRole('button', { name: 'Choose a question' })).toHaveCount(0);
  },
);

test(
  'a new edition replaces the older one, which is no longer offered',
  { tag: '@wide' },
  async ({ page, callApi, request }) => {
    const draft = await createDraft(callApi, 'practice-rw');
    await callApi('POST', `/admin/tests/${draft.id}/publish`, {
      revision: draft.revision,
      opensAt: null,
    });
    await page.goto(`/admin/tests?search=${draft.id}`);
    await page.getByRole('button', { name: /Actions/ }).click();
    await page.getByRole('menuitem', { name: 'New edition' }).click();
    await expect(page.getByText('None of its questions has changed since.')).toBeVisible();
    await publishButton(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('is unpublished at the same time')).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Published. Students can see it within seconds.')).toBeVisible();
    const offered = await (await request.get('/api/v1/tests')).text();
    expect(offered).toContain(`"${draft.id}-e2"`);
    expect(offered).not.toContain(`"${draft.id}"`);
  },
);
