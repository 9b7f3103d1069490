import { readdir, readFile, stat } from 'node:fs/promises';
import { platform } from 'node:os';
import { run } from './launch/program.ts';

/** Whether this process is the main process of a running PostgreSQL server on this cluster. */
export async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  return platform() === 'linux' ? isPostmasterByProc(cluster, pid) : isPostmasterByPs(cluster, pid);
}

export async function isPostmasterByProc(cluster: string, pid: number): Promise<boolean> {
  // The server's children run in the same folder with names such as "postgres: checkpointer".
  const program = await findProgram(pid);
  return program.endsWith('/postgres') && (await runsIn(cluster, pid));
}

/** The program name of a live process; empty if it has ended or is a zombie. */
async function findProgram(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The state follows the program's name, which is in parentheses and may contain any character.
  const state = status.charAt(status.lastIndexOf(')') + 2);
  if (state === 'Z' || state === 'X') return '';
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.split('\0', 1)[0] ?? '';
}

/** Compares inodes, so that a moved data folder or another path to it still matches. */
async function runsIn(cluster: string, pid: number): Promise<boolean> {
  const [home, work] = await Promise.all(
    [cluster, `/proc/${pid}/cwd`].map((path) => stat(path).catch(() => undefined)),
  );
  return home !== undefined && home.ino === work?.ino && home.dev === work.dev;
}

/** For systems without /proc: the server shows the arguments we start it with, its children show other titles. */
export async function isPostmasterByPs(cluster: string, pid: number): Promise<boolean> {
  const options = { env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } };
  const args = ['-ww', '-o', 'stat=,command=', '-p', String(pid)];
  const { output } = await run({ file: 'ps', args, options });
  return !output.trim().startsWith('Z') && output.includes(`/postgres -D${cluster} `);
}

/**
 * Lists every server process that runs in this cluster, including orphaned children. It works only on Linux; elsewhere
 * PostgreSQL's own check of the shared memory must suffice.
 */
export async function listServerProcesses(cluster: string): Promise<number[]> {
  if (platform() !== 'linux') return [];
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const isOurs = await Promise.all(
    pids.map(
      async (pid) => (await runsIn(cluster, pid)) && isServerProgram(await findProgram(pid)),
    ),
  );
  return pids.filter((_, index) => isOurs[index]);
}

function isServerProgram(program: string): boolean {
  return program.endsWith('/postgres') || program.startsWith('postgres:');
}
