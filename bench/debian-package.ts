import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian installs servers here; the PATH of a user often lacks it. */
const serversFolder = '/usr/sbin';

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Looks for a program in the given folders, on the PATH and in Debian's folder for servers. */
function findProgram(name: string, folders: readonly string[]): string | undefined {
  return [...folders, ...(process.env['PATH'] ?? '').split(delimiter), serversFolder]
    .map((folder) => join(folder, name))
    .find(isProgram);
}

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const isInstalled = (packageName: string): boolean =>
  spawnSync('dpkg-query', ['-W', '-f=${Status}', packageName], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .stdout?.toString()
    .endsWith(' installed') ?? false;

const canInstallWithApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Without this policy, Debian starts a server as soon as it is installed, reachable for everybody. */
const policy = '/usr/sbin/policy-rc.d';

function install(packages: readonly string[]): void {
  console.log(`Installing Debian’s ${packages.join(' and ')} …`);
  const hadPolicy = existsSync(policy);
  if (!hadPolicy) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
  } finally {
    if (!hadPolicy) rmSync(policy);
  }
}

/** The path of a program. Installs the Debian packages if the program or one of them is missing and apt may be used. */
export function ensureProgram(
  name: string,
  packages: readonly string[],
  folders: readonly string[] = [],
): string {
  const missing = canInstallWithApt() ? packages.filter((one) => !isInstalled(one)) : [];
  // A program that is there without any of the packages was installed by the user, and is used as it is.
  if (missing.length > 0 && (missing.length < packages.length || !findProgram(name, folders)))
    install(missing);
  const found = findProgram(name, folders);
  if (found) return found;
  throw new Error(
    `This needs the program ${name} and it could not be found or installed. ` +
      `Install Debian’s ${packages.join(' and ')}, or put ${name} on the PATH.`,
  );
}
