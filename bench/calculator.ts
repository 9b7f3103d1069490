import { chromium, type Browser, type Page } from '@playwright/test';
import { ensureBrowser } from '../e2e/support/ensure-browser.ts';
import { signIn } from '../e2e/support/sign-in.ts';
import { mainThreadWork } from './main-thread-work.ts';
import { startServer } from './server.ts';

/** A hard question needs the first six; ten are more than anybody needs. */
const expressions = [
  'y=x^2-4',
  'y=a*sin(x)+1',
  'a=2',
  'y<2x+3',
  'x^2+y^2=25',
  'y=2^x-3',
  'y=sqrt(x+5)',
  'x^2/9-y^2/4=1',
  'y=abs(x-2)-1',
  'y>=x^3/10-2',
];
const panMs = 3000;

async function openCalculator(page: Page): Promise<void> {
  await page.goto('/test/screen?test=practice-math-1');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Open this module' }).click();
  await page.getByRole('button', { name: 'Question 1 /' }).waitFor();
  await page.getByRole('button', { name: 'Calculator', exact: true }).click();
  await page.getByRole('textbox', { name: 'Expression 1' }).waitFor();
}

async function write(page: Page, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await page.getByRole('textbox', { name: `Expression ${number}`, exact: true }).focus();
    await page.keyboard.type(expressions[number - 1] ?? '');
    await page.keyboard.press('Enter');
  }
  // The measurement is only valid if every expression is drawn.
  const graph = page.getByRole('application');
  const description = (await graph.getAttribute('aria-label')) ?? '';
  const drawnCount = description.split(';').length;
  const expected = to - 1;
  if (drawnCount !== expected)
    throw new Error(`${drawnCount} of ${expected} are drawn: ${description}`);
  await page.waitForTimeout(1500);
}

/** Pans in circles, so that new parts of the plane come into view and earlier ones return. */
async function pan(browser: Browser, page: Page): Promise<number[]> {
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('There is no graph.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = Math.min(box.width, box.height) / 2 - 20;
  await page.mouse.move(x + reach, y);
  await page.mouse.down();
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  const start = performance.now();
  for (let passed = 0; passed < panMs; passed = performance.now() - start) {
    const turn = (passed / 1000) * Math.PI;
    await page.mouse.move(x + reach * Math.cos(turn), y + reach * Math.sin(turn));
  }
  const trace = await browser.stopTracing();
  await page.mouse.up();
  return mainThreadWork(trace);
}

const atShare = (numbers: number[], share: number): string =>
  (numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN).toFixed(1);

/** Measures the main-thread time of a frame while the graph follows the mouse. */
export async function benchCalculator(): Promise<void> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ locale: 'en-US', baseURL: server.address });
    await signIn(page, 'student');
    await openCalculator(page);
    let writtenCount = 0;
    for (const count of [6, 10]) {
      await write(page, writtenCount + 1, count);
      writtenCount = count;
      const work = await pan(browser, page);
      console.log(
        `${count} expressions, ${work.length} frames: median ${atShare(work, 0.5)} ms, p95 ${atShare(work, 0.95)} ms, ` +
          `worst ${Math.max(...work).toFixed(1)} ms (target: p95 under 16 ms)`,
      );
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}
