import type { Client } from 'pg';

/** The password of the demo student. */
export const crowdPassword = 'Bacthang#2026';

export const crowdEmail = (index: number): string => `virtual-${index}@example.com`;

/** Creates students who have the demo student's password, by copying its hash. */
export async function makeCrowd(database: Client, students: number): Promise<void> {
  await database.query(
    `insert into accounts (id, email, username, full_name, password_hash, role, status, verified_at, created_at, updated_at)
     select gen_random_uuid(), 'virtual-' || place || '@example.com', 'virtual-' || place, 'Virtual student ' || place,
       password_hash, 'student', 'active', now(), now(), now()
     from generate_series(0, $1 - 1) as place, accounts where email = 'student@bac.localhost'
     on conflict (email) do nothing`,
    [students],
  );
}
