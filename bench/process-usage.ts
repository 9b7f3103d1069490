import { readFile, readdir } from 'node:fs/promises';

/** Of the clock that /proc counts in; 100 on every Linux that people use. */
const ticksPerSecond = 100;

/** The fields after the name, which may hold blanks and brackets itself: state, parent, … */
async function statOf(pid: string): Promise<string[] | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ');
}

const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14];

const sumOf = (stat: string[], fields: number[]): number =>
  fields.reduce((sum, field) => sum + Number(stat[field]), 0) / ticksPerSecond;

/** Memory that a process has at the moment. To ask the process itself would be work for it. */
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

/** Seconds of processor time of PostgreSQL: its first process, those it has now, and those it has had. */
export async function databaseCpuSeconds(postmaster: string): Promise<number> {
  const own = await statOf(postmaster);
  if (!own) throw new Error('The database is not running');
  let seconds = sumOf(own, [user, system, endedUser, endedSystem]);
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    const stat = await statOf(pid);
    if (stat?.[parent] === postmaster) seconds += sumOf(stat, [user, system]);
  }
  return seconds;
}
