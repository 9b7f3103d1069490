import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../e2e/support/ensure-browser.ts';
import { startServer } from '../server.ts';
import { freePort, portOf, serveBarePage } from './bare-page.ts';
import { devices, runAudit, type Device, type LighthouseResult } from './judge.ts';

const rounds = 5;
/** After this time, each remaining page is audited only once. */
const mostMinutes = 40;

/** Targets for every run, not only for the median. */
const targets: Record<Device, number> = { mobile: 90, desktop: 98 };

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const isArticle = (path: string): boolean => path.startsWith('/support/');

/** The pages in the sitemap, with only one of the articles, which are all alike. */
async function publicPaths(address: string): Promise<string[]> {
  const list = await (await fetch(`${address}/sitemap.xml`)).text();
  const paths = [...list.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, found]) => new URL(found ?? '', address).pathname,
  );
  const article = paths.find(isArticle);
  return paths.filter((path) => !isArticle(path) || path === article);
}

interface Page {
  address: string;
  port: number;
  times: number;
  isLate: () => boolean;
}

async function judgeOften(device: Device, page: Page): Promise<LighthouseResult[]> {
  const runs = [await runAudit(page.address, device, page.port, true)];
  while (runs.length < page.times && !page.isLate()) {
    runs.push(await runAudit(page.address, device, page.port, false));
  }
  return runs;
}

function rowOf(runs: LighthouseResult[], bare: number): Record<string, number | string> {
  const scores = runs[0]?.scores ?? {};
  const largest = median(runs.map(({ largestPaint }) => largestPaint));
  const performance = runs.map((look) => look.scores['performance'] ?? 0);
  return {
    performance: median(performance),
    lowest: Math.min(...performance),
    accessibility: scores['accessibility'] ?? 0,
    'best practices': scores['best-practices'] ?? 0,
    seo: scores['seo'] ?? 0,
    'LCP (ms)': Math.round(largest),
    '× bare page': (largest / bare).toFixed(2),
    runs: runs.length,
  };
}

/**
 * Audits every public page with Lighthouse, on a slow phone and on a desktop. `--mobile` or `--desktop` runs only one of them,
 * `--once` audits each page once.
 */
export async function benchPages(options: string[]): Promise<void> {
  const port = await freePort();
  const server = await startServer({ PORT: String(await freePort()) });
  const bare = await serveBarePage();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  const end = Date.now() + mostMinutes * 60_000;
  const times = options.includes('--once') ? 1 : rounds;
  const requested = devices.filter((device) => options.includes(`--${device}`));
  const common = { port, times, isLate: () => Date.now() > end };
  try {
    const paths = await publicPaths(server.address);
    for (const device of requested.length > 0 ? requested : devices) {
      const yardstick = await judgeOften(device, {
        address: `http://127.0.0.1:${portOf(bare)}/`,
        ...common,
      });
      const bareLargest = median(yardstick.map(({ largestPaint }) => largestPaint));
      const rows: Record<string, Record<string, number | string>> = {};
      const problems = new Set<string>();
      for (const path of paths) {
        const runs = await judgeOften(device, { address: `${server.address}${path}`, ...common });
        rows[path] = rowOf(runs, bareLargest);
        for (const problem of runs[0]?.problems ?? []) problems.add(`${path}: ${problem}`);
      }
      console.log(
        `${device} (targets: performance ${targets[device]}, the others 100; bare page: LCP ${Math.round(bareLargest)} ms)`,
      );
      console.table(rows);
      for (const problem of problems) console.log(problem);
    }
  } finally {
    await browser.close();
    bare.close();
    await server.stop();
  }
}
