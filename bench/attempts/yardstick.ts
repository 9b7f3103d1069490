import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { bareSave, startBare, type Save } from '../bare/bare.ts';
import { client } from '../http-client.ts';
import { cpuSeconds } from '../process-usage.ts';
import type { BenchServer } from '../server.ts';

const warmUpSaves = 100;
const measuredMs = 30_000;

/** Saves one answer after the other at that pace until the time is over, and returns their number. */
async function saveUntil(end: number, save: Save, pace: number): Promise<number> {
  let number = warmUpSaves;
  for (;;) {
    await setTimeout(pace * (0.5 + Math.random()));
    if (performance.now() > end) return number - warmUpSaves;
    await save((number += 1));
  }
}

/**
 * The processor time of a request to a server that only stores it, with as many students at the same pace. It must be measured
 * under the same load, because a machine that waits between requests needs more time for each than a busy one, and the speed of
 * the machine varies from hour to hour.
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
    const usedSeconds = async (): Promise<number> =>
      (await cpuSeconds(bare.pid)) + (await server.databaseCpuSeconds());
    const before = await usedSeconds();
    const end = performance.now() + measuredMs;
    const counts = await Promise.all(saves.map((save) => saveUntil(end, save, pace)));
    return ((await usedSeconds()) - before) / counts.reduce((sum, count) => sum + count, 0);
  } finally {
    close();
    await bare.stop();
  }
}
