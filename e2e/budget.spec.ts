import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { PlayerPage } from './player.ts';

/** What an old phone on bad Wi-Fi is asked to fetch for the first page, in bytes. */
const budget = {
  scriptBeforeUsable: 170_000,
  script: 210_000,
  style: 20_000,
  font: 70_000,
};

interface Fetched {
  type: string;
  url: string;
  size: number;
}

async function weigh(response: Response): Promise<Fetched> {
  const type = response.request().resourceType();
  const body = await response.body();
  // Fonts are compressed already; the rest is judged as gzip, which every server and proxy can do.
  return { type, url: response.url(), size: type === 'font' ? body.length : gzipSync(body).length };
}

/** What the page names itself is needed before the first screen, and so are its words; the rest comes after. */
async function isNeededFirst(page: Page): Promise<(fetched: Fetched) => boolean> {
  const html = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text();
  const named = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  expect(named.size).toBeGreaterThan(1);
  return ({ url }) => named.has(new URL(url).pathname) || url.includes('/messages.');
}

test('the first load of the home page stays within its budget', async ({ page }) => {
  const fetched: Promise<Fetched>[] = [];
  page.on('response', (response) => {
    if (['script', 'stylesheet', 'font'].includes(response.request().resourceType())) {
      fetched.push(weigh(response));
    }
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const whole = await Promise.all(fetched);
  const first = whole.filter(await isNeededFirst(page));

  const sum = (all: Fetched[], type: string): number =>
    all.filter((one) => one.type === type).reduce((total, { size }) => total + size, 0);
  const figures = {
    scriptBeforeUsable: sum(first, 'script'),
    script: sum(whole, 'script'),
    style: sum(whole, 'stylesheet'),
    font: sum(whole, 'font'),
  };
  console.log('First load of /, bytes:', figures);
  for (const [name, limit] of Object.entries(budget)) {
    expect(figures[name as keyof typeof figures], name).toBeLessThanOrEqual(limit);
    expect(figures[name as keyof typeof figures], name).toBeGreaterThan(0);
  }
});

test('what the player adds to the list of tests, and the calculator to the player, stays within budget', async ({
  page,
  signUp,
}) => {
  await signUp();
  const fetched: Promise<Fetched>[] = [];
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (isScript && response.status() === 200) fetched.push(weigh(response));
  });
  const total = async (): Promise<number> => {
    const unique = new Map((await Promise.all(fetched)).map((each) => [each.url, each.size]));
    return [...unique.values()].reduce((sum, size) => sum + size, 0);
  };
  /** When nothing more has come for a while: what is fetched in idle time belongs to what asked for it. */
  const rested = async (): Promise<number> => {
    let before = -1;
    for (let now = await total(); now !== before; now = await total()) {
      before = now;
      await page.waitForTimeout(2000);
    }
    return before;
  };
  await page.goto('/tests', { waitUntil: 'networkidle' });
  const frame = await rested();
  const player = new PlayerPage(page);
  await player.openPractice('practice-math-1');
  const added = (await rested()) - frame;
  await page.getByRole('button', { name: 'Calculator', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Graphing calculator' })).toBeVisible();
  const calculator = (await rested()) - frame - added;
  console.log('Scripts of the player, bytes:', { frame, added, calculator });
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThanOrEqual(200_000);
  expect(calculator).toBeGreaterThan(0);
  expect(calculator).toBeLessThanOrEqual(60_000);
});

test('no server code and no answer key reaches the browser, and nothing breaks the content policy', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text());
  });
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto('/auth/login', { waitUntil: 'networkidle' });
  const code = (await Promise.all(scripts)).join('\n');
  expect(code.length).toBeGreaterThan(100_000);
  expect(code).not.toMatch(/ZodError|WRONG_CREDENTIALS|argon2/);
  expect(complaints).toEqual([]);
});
