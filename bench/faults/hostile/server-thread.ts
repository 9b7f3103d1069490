import { readFile } from 'node:fs/promises';

/**
 * Milliseconds of processor time that the main thread of a process has used. Unlike the time on the clock, it does not depend on
 * what else the machine does.
 */
export async function mainThreadMs(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8');
  return Number(text.split(' ')[0]) / 1e6;
}
