import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { bareSave, startBare, type Save } from '../bare/bare.ts';
import { client } from '../http-client.ts';
import { cpuSeconds } from '../process-usage.ts';
import type { BenchServer } from '../server.ts';

const warmUpSaves = 100;
const measuredMs = 30_000;

/** One after the other, at that pace, until the time is over. How many there were. */
async function saveUntil(end: number, save: Save, pace: number): Promise<number> {
  let number = warmUpSaves;
  for (;;) {
    await setTimeout(pace * (0.5 + Math.random()));
    if (performance.now() > end) return number - warmUpSaves;
    await save((number += 1));
  }
}

/**
 * What a request takes of the processor where nothing is done but stored, with as many students at the same pace: a machine
 * that waits between two requests takes more for each than one that is kept busy, and more at one hour than at another.
 */
export async function bareCpuPerRequest(
  server: BenchServer,
  students: number,
  pace: number,
): Promise<number> {
  const bare = await startBare(await server.databaseUrl());
  const { send, close } = client(bare.address, students);
  try {
    const saves = Array.from({ length: students }, () => bareSave(send, randomUUID()));
    await Promise.all(
      saves.map(async (save) => {
        for (let number = 1; number <= warmUpSaves; number += 1) await save(number);
      }),
    );
    const spent = async (): Promise<number> =>
      (await cpuSeconds(bare.pid)) + (await server.databaseCpuSeconds());
    const before = await spent();
    const end = performance.now() + measuredMs;
    const done = await Promise.all(saves.map((save) => saveUntil(end, save, pace)));
    return ((await spent()) - before) / done.reduce((sum, count) => sum + count, 0);
  } finally {
    close();
    await bare.stop();
  }
}
