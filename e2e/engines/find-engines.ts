import { globSync } from 'node:fs';
import { installWithApt, isProgram, candidatesOnPath } from '../support/programs.ts';
import type { WebkitPrograms } from './webkit.ts';

function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? candidatesOnPath('firefox-esr', 'firefox').find(isProgram);
}

function findWebkit(): WebkitPrograms | undefined {
  const driver = candidatesOnPath('WebKitWebDriver').find(isProgram);
  // Debian has it in a folder of the machine's architecture.
  const browser = globSync('/usr/{lib,lib/*,libexec}/webkit2gtk-4.*/MiniBrowser').find(isProgram);
  const display = candidatesOnPath('Xvfb').find(isProgram);
  return driver && browser && display ? { driver, browser, display } : undefined;
}

function ensure<Found>(find: () => Found | undefined, help: string, packages: string[]): Found {
  const found = find();
  if (found) return found;
  installWithApt(...packages);
  const installed = find();
  if (installed) return installed;
  throw new Error(`${help} Debian has it as: ${packages.join(', ')}.`);
}

export const ensureFirefox = (): string =>
  ensure(
    findFirefox,
    'The smoke test needs Firefox, and none could be found or installed; FIREFOX_PATH may name its program.',
    ['firefox-esr'],
  );

export const ensureWebkit = (): WebkitPrograms =>
  ensure(
    findWebkit,
    'The smoke test needs WebKitGTK with its WebDriver and Xvfb, and they could not be found or installed.',
    ['webkit2gtk-driver', 'xvfb'],
  );
