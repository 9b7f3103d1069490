import { userInfo } from 'node:os';
import { join } from 'node:path';
import { lchown, lstat, readdir } from 'node:fs/promises';
import { canReach, findUnprivilegedAccount, type Account } from '../account.ts';
import type { Binaries } from './binaries.ts';
import type { DataFolder } from '../data-folder/data-folder.ts';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import { linkLibraries } from './library-links.ts';
import { run, type Program } from './program.ts';

/** Knows as whom PostgreSQL's programs run here: they refuse to run as root. */
export interface Launcher {
  readonly binaries: Binaries;
  /** The major version of the binaries. */
  readonly major: number;
  /** Whom the server's folders must belong to; only root has to see to that. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
  program(file: string, args: readonly string[]): Program;
}

type Wrap = (program: Program) => Program;

interface Way {
  readonly wrap: Wrap;
  readonly owner: Launcher['owner'];
}

export async function chooseLauncher(binaries: Binaries, folder: DataFolder): Promise<Launcher> {
  const libraries = await linkLibraries(binaries, folder);
  const options = { env: environment(libraries), cwd: folder.root };
  const ways = await listWays(binaries, folder);
  let complaint = '';
  for (const { wrap, owner } of ways) {
    const program: Launcher['program'] = (file, args) => wrap({ file, args, options });
    const { succeeded, output } = await run(program(binaries.postgres, ['--version']));
    const major = Number(/PostgreSQL\) (\d+)/.exec(output)?.[1]);
    if (succeeded && major > 0) return { binaries, major, owner, program };
    complaint = output.trim().split('\n').at(-1) ?? '';
  }
  throw new DatabaseUnavailable(whyNoWay(folder, complaint));
}

async function listWays(binaries: Binaries, folder: DataFolder): Promise<Way[]> {
  const account = await findUnprivilegedAccount();
  if (process.getuid?.() !== 0) {
    // initdb insists on knowing its user's name, which a container run with a bare uid cannot tell.
    if (account === undefined || hasName()) return [{ wrap: asIs, owner: undefined }];
    return [{ wrap: asNamespaced(account), owner: undefined }];
  }
  if (account === undefined) return [];
  const isOpen = await isAllOpenTo(account, binaries, folder);
  return [
    ...(isOpen ? [{ wrap: as(account), owner: account }] : []),
    { wrap: asNamespaced(account), owner: { uid: 0, gid: 0 } },
    { wrap: asAdmitted(account), owner: account },
  ];
}

const asIs: Wrap = (program) => program;

function as({ uid, gid }: Account): Wrap {
  return (program) => ({ ...program, options: { ...program.options, uid, gid } });
}

/**
 * In a user namespace of its own the same user goes by another number, so PostgreSQL does not see root, while the
 * files, and the folders above them that are closed to everyone else, still see their owner.
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
 * Containers often forbid namespaces: there another user is let through closed folders by that one power of root's. The
 * securebit makes access(2), which initdb asks first, count the power in.
 */
function asAdmitted({ uid, gid }: Account): Wrap {
  const power = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const wrapper = [...identity, ...power, '--securebits=+no_setuid_fixup', '--'];
  return ({ file, args, options }) => ({
    file: 'setpriv',
    args: [...wrapper, file, ...args],
    options,
  });
}

/**
 * One file of each kind stands for its neighbours: npm gives all of a package the same rights. What is named otherwise on
 * another system is passed over; running the program shows the rest.
 */
async function isAllOpenTo(
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

/** Nothing of the caller's environment may change the server's language, clock or settings. */
function environment(libraries: string | undefined): NodeJS.ProcessEnv {
  const search = libraries && { LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries };
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', ...search };
}

function whyNoWay({ root }: DataFolder, complaint: string): string {
  return process.getuid?.() === 0
    ? `PostgreSQL refuses to run as root, and another user cannot reach ${root} or the program folder (${complaint}); run as an ordinary user, or set DATABASE_URL.`
    : `The embedded PostgreSQL cannot run on this system (${complaint}); set DATABASE_URL to a PostgreSQL database.`;
}

/**
 * Changes the owner of a server folder and all its content to the user the server runs as. That user may change between starts,
 * and a start may be killed halfway, so every file is checked.
 */
export async function giveTo(owner: Launcher['owner'], path: string): Promise<void> {
  if (owner === undefined) return;
  const status = await lstat(path);
  if (status.uid !== owner.uid || status.gid !== owner.gid) {
    await lchown(path, owner.uid, owner.gid);
  }
  if (!status.isDirectory()) return;
  const names = await readdir(path);
  await Promise.all(names.map((name) => giveTo(owner, join(path, name))));
}
