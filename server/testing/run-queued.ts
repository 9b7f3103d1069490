import { sql } from 'drizzle-orm';
import type { JobHandler } from '../platform/jobs/jobs.ts';
import type { TestApp } from './app.ts';

/** Runs each queued job of these handlers once, in the order of the queue. */
export async function runQueued(
  { services: { db } }: TestApp,
  handlers: readonly JobHandler[],
): Promise<void> {
  const { rows } = await db.execute<{ id: string; name: string; payload: unknown }>(sql`
    select job.id, task.identifier as name, job.payload
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    order by job.id`);
  for (const { id, name, payload } of rows) {
    const handler = handlers.find((each) => each.name === name);
    if (!handler) continue;
    await handler.run(payload);
    await db.execute(sql`delete from graphile_worker._private_jobs where id = ${id}`);
  }
}
