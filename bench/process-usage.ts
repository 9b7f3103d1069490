import { readFile, readdir } from 'node:fs/promises';

/** The clock ticks per second in /proc; 100 on all common Linux systems. */
const ticksPerSecond = 100;

/** The fields of /proc/pid/stat after the name: state, parent, … The name itself may contain spaces and parentheses. */
async function statOf(pid: string): Promise<string[] | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ');
}

const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14];

const sumOf = (stat: string[], fields: number[]): number =>
  fields.reduce((sum, field) => sum + Number(stat[field]), 0) / ticksPerSecond;

/** The current memory of a process, read from outside so that measuring costs the process nothing. */
export async function memoryBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

/** Seconds of processor time that a process has used so far. */
export async function cpuSeconds(pid: number): Promise<number> {
  const stat = await statOf(String(pid));
  if (!stat) throw new Error(`Process ${pid} is not running`);
  return sumOf(stat, [user, system]);
}

/** Processor seconds of PostgreSQL: its postmaster, its current children, and those that have ended. */
export async function databaseCpuSeconds(postmaster: string): Promise<number> {
  const postmasterStat = await statOf(postmaster);
  if (!postmasterStat) throw new Error('The database is not running');
  let seconds = sumOf(postmasterStat, [user, system, endedUser, endedSystem]);
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    const stat = await statOf(pid);
    if (stat?.[parent] === postmaster) seconds += sumOf(stat, [user, system]);
  }
  return seconds;
}
