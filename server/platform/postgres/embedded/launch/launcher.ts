import { userInfo } from 'node:os';
import { join } from 'node:path';
import { lchown, lstat, readdir } from 'node:fs/promises';
import { canReach, findUnprivilegedAccount, type Account } from '../account.ts';
import type { Binaries } from './binaries.ts';
import type { DataFolder } from '../data-folder/data-folder.ts';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import { linkLibraries } from './library-links.ts';
import { run, type Program } from './program.ts';

/** Runs PostgreSQL's programs as a user they accept: they refuse to run as root. */
export interface Launcher {
  readonly binaries: Binaries;
  /** The major version of the binaries. */
  readonly major: number;
  /** The required owner of the server's folders; undefined unless this process runs as root. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
  program(file: string, args: readonly string[]): Program;
}

type Wrap = (program: Program) => Program;

interface Strategy {
  readonly wrap: Wrap;
  readonly owner: Launcher['owner'];
}

export async function chooseLauncher(binaries: Binaries, folder: DataFolder): Promise<Launcher> {
  const libraries = await linkLibraries(binaries, folder);
  const options = { env: environment(libraries), cwd: folder.root };
  const strategies = await listStrategies(binaries, folder);
  let complaint = '';
  for (const { wrap, owner } of strategies) {
    const program: Launcher['program'] = (file, args) => wrap({ file, args, options });
    const { succeeded, output } = await run(program(binaries.postgres, ['--version']));
    const major = Number(/PostgreSQL\) (\d+)/.exec(output)?.[1]);
    if (succeeded && major > 0) return { binaries, major, owner, program };
    complaint = output.trim().split('\n').at(-1) ?? '';
  }
  throw new DatabaseUnavailable(describeRefusal(folder, complaint));
}

async function listStrategies(binaries: Binaries, folder: DataFolder): Promise<Strategy[]> {
  const account = await findUnprivilegedAccount();
  if (process.getuid?.() !== 0) {
    // initdb requires a user name, which does not exist in a container that runs with a bare uid.
    if (account === undefined || hasName()) return [{ wrap: asIs, owner: undefined }];
    return [{ wrap: asNamespaced(account), owner: undefined }];
  }
  if (account === undefined) return [];
  const isOpen = await canReachEverything(account, binaries, folder);
  return [
    ...(isOpen ? [{ wrap: as(account), owner: account }] : []),
    { wrap: asNamespaced(account), owner: { uid: 0, gid: 0 } },
    { wrap: asCapable(account), owner: account },
  ];
}

const asIs: Wrap = (program) => program;

function as({ uid, gid }: Account): Wrap {
  return (program) => ({ ...program, options: { ...program.options, uid, gid } });
}

/**
 * In its own user namespace the same user has another uid, so PostgreSQL does not see root, while the user can still access
 * files and parent folders that are closed to everybody else.
 */
function asNamespaced({ uid, gid }: Account): Wrap {
  const wrapper = ['--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'];
  return ({ file, args, options }) => ({
    file: 'unshare',
    args: [...wrapper, file, ...args],
    options,
  });
}

/**
 * Containers often forbid user namespaces. There another user gets only root's capability dac_override, to pass through closed
 * folders. The securebit makes access(2), which initdb calls first, respect the capability.
 */
function asCapable({ uid, gid }: Account): Wrap {
  const capabilities = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const wrapper = [...identity, ...capabilities, '--securebits=+no_setuid_fixup', '--'];
  return ({ file, args, options }) => ({
    file: 'setpriv',
    args: [...wrapper, file, ...args],
    options,
  });
}

/**
 * Checks one file of each kind, because npm gives all files of a package the same permissions. Files with other names on other
 * systems count as reachable; running the program shows whether they are.
 */
async function canReachEverything(
  account: Account,
  { packageFolder, postgres }: Binaries,
  folder: DataFolder,
) {
  const paths = [
    folder.root,
    postgres,
    join(packageFolder, 'native', 'lib', 'libpq.so'),
    join(packageFolder, 'native', 'share', 'postgresql', 'postgres.bki'),
  ];
  const answers = await Promise.all(paths.map((path) => canReach(account, path).catch(() => true)));
  return answers.every(Boolean);
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** The caller's environment must not change the server's language, time zone or settings. */
function environment(libraries: string | undefined): NodeJS.ProcessEnv {
  const search = libraries && { LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries };
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', ...search };
}

function describeRefusal({ root }: DataFolder, complaint: string): string {
  return process.getuid?.() === 0
    ? `PostgreSQL refuses to run as root, and another user cannot reach ${root} or the program folder (${complaint}); run as an ordinary user, or set DATABASE_URL.`
    : `The embedded PostgreSQL cannot run on this system (${complaint}); set DATABASE_URL to a PostgreSQL database.`;
}

/**
 * Changes the owner of a server folder and all its content to the user the server runs as. That user may change between starts,
 * and a start may be killed halfway, so every file is checked.
 */
export async function changeOwner(owner: Launcher['owner'], path: string): Promise<void> {
  if (owner === undefined) return;
  const status = await lstat(path);
  if (status.uid !== owner.uid || status.gid !== owner.gid) {
    await lchown(path, owner.uid, owner.gid);
  }
  if (!status.isDirectory()) return;
  const names = await readdir(path);
  await Promise.all(names.map((name) => changeOwner(owner, join(path, name))));
}
