import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'News from Bậc' });
/** The other slides are inert. */
const currentSlide = (page: Page) => carousel(page).locator('[role=group]:not([inert])');
const hero = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { level: 1 }) });

/** Expects every part of the page, without any scrolling. */
async function expectWholePage(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const title of [
    'One test, four modules',
    'From the first test to test day',
    'Try one now',
    'Why practice with Bậc',
    'A score is half the story',
    'Frequently asked questions',
  ]) {
    await expect(main.getByRole('heading', { name: title })).toBeAttached();
  }
  await expect(main.locator('details summary').first()).toBeAttached();
  await expect(main.getByRole('img', { name: /^Example: research/ })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

test.describe('a visitor', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'a visitor turns the carousel by keyboard, and can stop it',
    { tag: '@wide' },
    async ({ page }) => {
      await page.goto('/');
      await waitForHydration(page);
      await carousel(page).getByRole('button', { name: 'Stop autoplay' }).press('Enter');
      await expect(carousel(page).getByRole('button', { name: 'Start autoplay' })).toBeVisible();
      await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');

      const first = await currentSlide(page).getAttribute('aria-label');
      expect(first).toMatch(/^1 of \d+: /);
      await page.keyboard.press('ArrowRight');
      await expect(currentSlide(page)).toHaveAttribute('aria-label', /^2 of \d+: /);
      await page.keyboard.press('ArrowLeft');
      await expect(currentSlide(page)).toHaveAttribute('aria-label', first!);
      await carousel(page)
        .getByRole('button', { name: /^Slide 2: / })
        .click();
      await expect(carousel(page).getByRole('button', { name: /^Slide 2: / })).toHaveAttribute(
        'aria-current',
        'true',
      );
      // The slide itself is in view, not only its name, so its link can be reached.
      await expect(currentSlide(page).getByRole('heading', { level: 2 })).toBeInViewport();
    },
  );

  test(
    'the carousel stands still for a visitor who prefers reduced motion',
    { tag: '@wide' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await expect(carousel(page).getByRole('button', { name: 'Start autoplay' })).toBeVisible();
    },
  );

  test('a visitor tries a question, wrong, then right, with explanations in both languages', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Try one question' }).click();
    const section = page.getByRole('region', { name: 'Try one now' });
    await expect(section.getByRole('heading', { name: 'Try one now' })).toBeFocused();
    const question = section.getByRole('article', { name: 'Question 1 of 10' });
    await expect(question.getByText('Sequoyah, a Cherokee silversmith')).toBeVisible();
    const check = question.getByRole('button', { name: 'Check answer' });
    await expect(check).toBeDisabled();

    await question.getByRole('radio', { name: 'B Cherokee, a' }).check();
    await check.click();
    await expect(question.getByText('B isn’t correct')).toBeVisible();
    await expect(question.getByText('too weak to join them')).toBeVisible();
    await expect(question.getByText('such closely related clauses')).toHaveCount(0);

    await question.getByRole('radio', { name: 'D Cherokee; a' }).check();
    await check.click();
    await expect(question.getByRole('heading', { name: 'D is correct' })).toBeFocused();
    await expect(question.getByText('such closely related clauses')).toBeVisible();
    await expect(question.getByText('run together make a run-on sentence')).toBeVisible();

    await question.getByRole('radio', { name: 'Tiếng Việt' }).check();
    await expect(question.getByText('nối bằng dấu chấm phẩy là đúng')).toBeVisible();
    await expect(question.getByText('Sequoyah, a Cherokee silversmith')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectAccessible(page);

    await question.getByRole('button', { name: 'Next question' }).click();
    const next = section.getByRole('article', { name: 'Question 2 of 10' });
    await expect(next.getByRole('heading', { name: 'Question 2 of 10' })).toBeFocused();
    await expect(next.getByText('On a terraced hillside')).toBeVisible();
    await next.getByRole('button', { name: 'Show answer' }).click();
    await expect(next.getByRole('heading', { name: 'The answer is C' })).toBeFocused();

    for (const number of [3, 4, 5, 6, 7]) {
      await section.getByRole('button', { name: 'Next question' }).click();
      const later = section.getByRole('article', { name: `Question ${number} of 10` });
      await later.getByRole('button', { name: 'Show answer' }).click();
    }
    await expect(section.locator('math').first()).toBeVisible();
  });

  test(
    'a visitor reads an answer, and finds the links to all answers and to the interest check',
    { tag: '@wide' },
    async ({ page, expectAccessible }) => {
      await page.goto('/');
      await expect(carousel(page)).toBeVisible();
      const questions = page.getByRole('region', { name: 'Frequently asked questions' });
      await questions.scrollIntoViewIfNeeded();
      const first = questions.getByRole('group').first();
      const answer = first.locator('p').first();
      await expect(answer).toBeHidden();
      await first.locator('summary').press('Enter');
      await expect(answer).toBeVisible();
      await expect(questions.getByRole('link', { name: 'All questions' })).toHaveAttribute(
        'href',
        '/cau-hoi-thuong-gap',
      );
      await expect(
        page.getByRole('link', { name: 'Take the interest check' }).last(),
      ).toHaveAttribute('href', '/huong-nghiep');
      await expectAccessible(page);
    },
  );

  test('the home page shows every part without scrolling', async ({ page }) => {
    await page.goto('/');
    await expectWholePage(page);
  });

  test(
    'the home page shows every part in a browser that has no idle callback',
    { tag: '@wide' },
    async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
      await page.goto('/');
      await expectWholePage(page);
    },
  );

  test('the home page prints every part before it was ever idle', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    await expectWholePage(page);
  });

  test('nothing moves while the home page loads', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput) sessionStorage.setItem('moved', String(entry.value));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(carousel(page)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('moved'))).toBeNull();
  });
});

test.describe('the call to action', () => {
  test('the call to action leads a visitor to the diagnostic test', async ({ page }) => {
    await page.goto('/');
    await hero(page).getByRole('link', { name: 'Take the diagnostic test' }).click();
    await expect(page).toHaveURL('/tests?kind=diagnostic');
  });

  test(
    'the call to action starts the diagnostic test for a new student, then resumes it',
    { tag: '@wide' },
    async ({ page, signUp, callApi }) => {
      await signUp();
      await page.goto('/');
      await expect(hero(page).getByText('54 questions, 67 minutes')).toBeVisible();
      await expect(
        hero(page).getByRole('link', { name: 'Start the diagnostic test' }),
      ).toHaveAttribute('href', '/test/screen?test=diagnostic-1');

      const id = crypto.randomUUID();
      await callApi('POST', '/attempts', { id, test: 'diagnostic-1', device: 'laptop-1' });
      await page.reload();
      await expect(hero(page).getByText('In progress:')).toBeVisible();
      await expect(hero(page).getByRole('link', { name: 'Resume the test' })).toHaveAttribute(
        'href',
        `/test/screen?attempt=${id}`,
      );
    },
  );

  test('the call to action shows the last result with what comes next', async ({
    page,
    signUp,
    takeTest,
  }) => {
    await signUp();
    const attempt = await takeTest('practice-rw-1', { letter: 'B' });
    await page.goto('/');
    await expect(hero(page).getByText('Last result:')).toBeVisible();
    await expect(hero(page).getByText(/\d+ of 27 correct/)).toBeVisible();
    await expect(hero(page).getByRole('link', { name: 'See the result' })).toHaveAttribute(
      'href',
      `/test-results/${attempt}`,
    );
    await expect(hero(page).getByRole('link', { name: /^Next: / })).toHaveAttribute(
      'href',
      '/test/screen?test=full-1',
    );
  });
});
