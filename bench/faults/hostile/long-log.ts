import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { device, type HostilePerson } from './hostile-person.ts';

const perPost = 200;

/** As many events as one body has room for. */
const quotesPerPost = 100;

const many = (count: number, event: (index: number) => object): object[] =>
  Array.from({ length: count }, (_, index) => event(index));

/** Fills an attempt to the limits of its log: 4 million characters of quotes, then marks, then answers. Returns what was stored. */
export async function fillLog(person: HostilePerson, questions: number): Promise<string> {
  let number = person.sent;
  let refused = 0;
  const post = async (events: object[]): Promise<void> => {
    const numbered = events.map((event) => ({ number: (number += 1), elapsed: 0, event }));
    const path = `/attempts/${person.ids['attempt']}/events`;
    const receipt = await person.data<{ refused?: object[] }>('POST', path, {
      device,
      events: numbered,
      refusedUpTo: number,
    });
    refused += receipt.refused?.length ?? 0;
  };
  const at = (index: number) => ({ module: 0, question: index % questions });
  for (let count = 0; count < 2000; count += quotesPerPost) {
    await post(
      many(quotesPerPost, (index) => {
        const place = { block: 'b1', start: 0, end: 3, colour: 'blue' };
        const highlight = { id: `h${count + index}`, ...place, quote: 'x'.repeat(2000) };
        return { type: 'highlighted', ...at(index), highlight };
      }),
    );
  }
  for (let count = 0; count < 12_000; count += perPost) {
    await post(
      many(perPost, (index) => ({ type: 'marked', ...at(index), isMarked: index % 2 === 0 })),
    );
  }
  for (let count = 0; count < 5000; count += perPost) {
    await post(
      many(perPost, (index) => ({ type: 'answered', ...at(index), answer: 'ABCD'[index % 4] })),
    );
  }
  person.sent = number;
  return `${number} events sent, ${refused} refused`;
}

/** Gives another account an attempt with the same log, and returns its id. */
export async function copyLog(database: Client, attempt: string, email: string): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into attempts select (jsonb_populate_record(attempts, jsonb_build_object('id', $2::uuid,
       'account_id', (select accounts.id from accounts where email = $3)))).*
     from attempts where id = $1`,
    [attempt, id, email],
  );
  await database.query(
    `insert into attempt_events
     select (jsonb_populate_record(attempt_events, jsonb_build_object('attempt_id', $2::uuid))).*
     from attempt_events where attempt_id = $1`,
    [attempt, id],
  );
  return id;
}
