import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A Chromium that is on the machine already: named by CHROMIUM_PATH, on the PATH, or downloaded by Playwright before. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...elsewhere, chromium.executablePath()].find(isProgram);
}

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

const canInstallWithApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Finds a browser or brings one; where it can't, says so, so that no test is skipped in silence. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (canInstallWithApt()) {
    console.log('No browser here: installing Debian’s chromium (a minute or two) …');
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
    const installed = findBrowser();
    if (installed) return installed;
  }
  console.log('No browser here: downloading Playwright’s Chromium …');
  run('npx', 'playwright', 'install', 'chromium');
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  throw new Error(
    'The browser tests need Chromium and none could be found, installed or downloaded. ' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  );
}

if (import.meta.main) {
  try {
    ensureBrowser();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
