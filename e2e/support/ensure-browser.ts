import { chromium } from '@playwright/test';
import { installWithApt, isProgram, candidatesOnPath, run } from './programs.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const otherPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Finds an installed Chromium: named by CHROMIUM_PATH, on the PATH, or downloaded by Playwright before. */
export function findBrowser(): string | undefined {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured) return configured;
  return [...candidatesOnPath(...names), ...otherPaths, chromium.executablePath()].find(isProgram);
}

/** Finds or installs a browser; throws if it cannot, so that no test is skipped silently. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  installWithApt('chromium');
  const installed = findBrowser();
  if (installed) return installed;
  console.log('No browser here: downloading Playwright’s Chromium …');
  run('npx', 'playwright', 'install', 'chromium');
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  throw new Error(
    'The browser tests need Chromium and none could be found, installed or downloaded. ' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  );
}

const findShell = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? candidatesOnPath('chromium-headless-shell').find(isProgram);

/** Finds or installs headless Chromium, which is a fifth faster; falls back to the full browser. */
export function ensureShell(): string {
  const found = findShell();
  if (found) return found;
  installWithApt('chromium-headless-shell');
  return findShell() ?? ensureBrowser();
}

if (import.meta.main) {
  try {
    ensureBrowser();
    ensureShell();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
