import { readdir, readFile, stat } from 'node:fs/promises';
import { platform } from 'node:os';
import { run } from './launch/program.ts';

/** Whether this process is a running PostgreSQL server, not a child of one, on this cluster. */
export async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  return platform() === 'linux' ? isPostmasterByProc(cluster, pid) : isPostmasterByPs(cluster, pid);
}

export async function isPostmasterByProc(cluster: string, pid: number): Promise<boolean> {
  // The server's children work in the same folder under names such as "postgres: checkpointer".
  const program = await findProgram(pid);
  return program.endsWith('/postgres') && (await worksIn(cluster, pid));
}

/** What a live process calls itself; nothing for one that is gone, or is a zombie nobody has buried yet. */
async function findProgram(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The state follows the program's name, which stands in parentheses and may itself hold any character.
  const state = status.charAt(status.lastIndexOf(')') + 2);
  if (state === 'Z' || state === 'X') return '';
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.split('\0', 1)[0] ?? '';
}

/** Compared by inode, so that a data folder that was moved or is reached by another path is still known. */
async function worksIn(cluster: string, pid: number): Promise<boolean> {
  const [home, work] = await Promise.all(
    [cluster, `/proc/${pid}/cwd`].map((path) => stat(path).catch(() => undefined)),
  );
  return home !== undefined && home.ino === work?.ino && home.dev === work.dev;
}

/** Where there is no /proc: the server shows the arguments we start it with, its children show other titles. */
export async function isPostmasterByPs(cluster: string, pid: number): Promise<boolean> {
  const options = { env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } };
  const args = ['-ww', '-o', 'stat=,command=', '-p', String(pid)];
  const { output } = await run({ file: 'ps', args, options });
  return !output.trim().startsWith('Z') && output.includes(`/postgres -D${cluster} `);
}

/**
 * Every process of a server, children without a parent included, that works in this cluster. Only Linux can tell;
 * elsewhere PostgreSQL's own check of the shared memory must do.
 */
export async function listServerProcesses(cluster: string): Promise<number[]> {
  if (platform() !== 'linux') return [];
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const isOurs = await Promise.all(
    pids.map(async (pid) => (await worksIn(cluster, pid)) && isServer(await findProgram(pid))),
  );
  return pids.filter((_, index) => isOurs[index]);
}

function isServer(program: string): boolean {
  return program.endsWith('/postgres') || program.startsWith('postgres:');
}
