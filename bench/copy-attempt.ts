import type { Client } from 'pg';

interface Crowd {
  students: number;
  attemptsEach: number;
}

/** Copies one real attempt with its result, for new students. */
export async function copyAttempt(
  database: Client,
  attempt: string,
  { students, attemptsEach }: Crowd,
): Promise<void> {
  const account = `(select account_id from attempts where id = '${attempt}')`;
  const columns = async (table: string, ...excluded: string[]): Promise<string> => {
    const { rows } = await database.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    return rows
      .map(({ column_name: name }) => name)
      .filter((name) => !excluded.includes(name))
      .join(', ');
  };
  const [accountColumns, attemptColumns, resultColumns] = [
    await columns('accounts', 'id', 'email'),
    await columns('attempts', 'id', 'account_id'),
    await columns('results', 'attempt_id', 'account_id'),
  ];
  await database.query(`
    create temp table crowd as select gen_random_uuid() as account from generate_series(1, ${students});
    create temp table earlier as
      select account, gen_random_uuid() as attempt from crowd, generate_series(1, ${attemptsEach});
    insert into accounts (id, email, ${accountColumns})
      select crowd.account, crowd.account || '@example.com', ${accountColumns} from crowd, accounts where accounts.id = ${account};
    insert into attempts (id, account_id, ${attemptColumns})
      select earlier.attempt, earlier.account, ${attemptColumns} from earlier, attempts where attempts.id = '${attempt}';
    insert into results (attempt_id, account_id, ${resultColumns})
      select earlier.attempt, earlier.account, ${resultColumns} from earlier, results where results.attempt_id = '${attempt}';
    analyze`);
}
