import { chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../e2e/support/ensure-browser.ts';
import { startServer } from './server.ts';
import { signInPage } from './sign-in.ts';

const slowdown = 4;

/** The time from the click to the frame that shows the next question. */
const timeNext = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const next = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Next',
    );
    const start = performance.now();
    next?.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  });

const atShare = (numbers: number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;

async function walk(page: Page, address: string, test: string): Promise<number[]> {
  await page.goto(`${address}/test/screen?test=${test}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Open this module' }).click();
  await page.getByRole('button', { name: 'Question 1 /' }).waitFor();
  await page.waitForTimeout(3000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: number[] = [];
  for (let question = 1; question < 27; question += 1) {
    times.push(await timeNext(page));
    await page.waitForTimeout(250);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times;
}

/** Times the step to the next question with the processor slowed down four times, as on an old phone. */
export async function benchPlayer(): Promise<void> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ locale: 'en-US' });
    await signInPage(page, server.address);
    for (const test of ['practice-rw-1', 'practice-math-1']) {
      const times = await walk(page, server.address, test);
      console.log(
        `${test}: median ${atShare(times, 0.5).toFixed(0)} ms, p95 ${atShare(times, 0.95).toFixed(0)} ms ` +
          `with the processor ${slowdown} times slower (target: p95 under 50 ms)`,
      );
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}
