import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { prepareTestEnvironment } from '../checks/test-environment.ts';
import { ensureBrowser, ensureShell } from './support/ensure-browser.ts';
import { address, port } from './support/test-server.ts';

prepareTestEnvironment();

const launchOptions = (executablePath: string) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

// oxlint-disable-next-line import/no-default-export -- playwright asks for one
export default defineConfig({
  testDir: '.',
  projects: [
    {
      name: 'stories',
      testMatch: '**/*.spec.ts',
      testIgnore: '**/*.passkey.spec.ts',
    },
    // The headless shell does not support passkeys, and logs that on the login page.
    {
      name: 'passkeys',
      testMatch: '**/*.passkey.spec.ts',
      use: { launchOptions: launchOptions(ensureBrowser()) },
    },
  ],
  outputDir: '../test-results',
  // One more than the cores of a small machine, because stories wait for emails, timers and server starts.
  workers: 3,
  // Generous for busy machines; nothing waits longer than necessary.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // `@wide` stories repeat what other stories already cover; see CONTRIBUTING.md.
  ...(!process.env['FULL'] && { grepInvert: /@wide/ }),
  forbidOnly: process.env['CI'] === 'true',
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: address,
    browserName: 'chromium',
    locale: 'en-US',
    // Animations slow every story down; the stories about them turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace slows every story down.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Requests of a service worker bypass `page.route`; the stories about it allow it.
    serviceWorkers: 'block',
    launchOptions: launchOptions(ensureShell()),
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
