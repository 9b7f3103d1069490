import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './ensure-browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 3190);
const address = `http://127.0.0.1:${port}`;

// oxlint-disable-next-line import/no-default-export -- playwright asks for one
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'stories', testMatch: '*.spec.ts', testIgnore: '*.clock.spec.ts' },
    // The server has one clock: stories that turn it wait for the others and go one by one.
    { name: 'clock', testMatch: '*.clock.spec.ts', dependencies: ['stories'], workers: 1 },
  ],
  outputDir: '../test-results',
  workers: 2,
  // Generous, for machines that do much else at the same time; nothing waits longer than it must.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: address,
    browserName: 'chromium',
    locale: 'en-US',
    trace: 'retain-on-failure',
    // What a worker fetches passes by `page.route`; the stories about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: ensureBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node server/testing/main.ts',
    cwd: join(import.meta.dirname, '..'),
    url: `${address}/api/v1/health/ready`,
    env: { PORT: String(port) },
    stdout: 'pipe',
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
