import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { accounts } from '../../db/accounts-schema.ts';
import { assignments, classes } from '../../db/classes-schema.ts';
import { pageOf, type PageQuery } from '../../platform/postgres/paging.ts';
import { matchesSearch } from '../../platform/postgres/search.ts';
import type { Services } from '../../services.ts';
import { isOpen } from '../assigned-attempts.ts';

/** All classes for the team: those without a teacher first, then the newest first. */
export async function listAllClasses(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { search, ...page }: PageQuery & { search?: string | undefined },
) {
  const words = sql`search_words(${classes.name} || ' ' || coalesce(${accounts.fullName}, ''))`;
  const condition = and(matchesSearch(words, search));
  const from = db
    .select({
      id: classes.id,
      name: classes.name,
      teacher: { id: accounts.id, name: accounts.fullName, email: accounts.email },
      students: sql<number>`(select count(*)::int from class_members where class_id = classes.id)`,
      openAssignments: sql<number>`(select count(*)::int from ${assignments}
        where assignments.class_id = classes.id and ${isOpen(clock.now())})`,
      isArchived: classes.isArchived,
      createdAt: classes.createdAt,
    })
    .from(classes)
    .leftJoin(accounts, eq(accounts.id, classes.teacherId))
    .where(condition)
    .orderBy(desc(sql`${classes.teacherId} is null`), desc(classes.createdAt), asc(classes.id));
  const { limit, offset } = pageOf(page);
  const [rows, total] = await Promise.all([
    from.limit(limit).offset(offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(classes)
      .leftJoin(accounts, eq(accounts.id, classes.teacherId))
      .where(condition),
  ]);
  return {
    rows: rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
    total: total[0]?.count ?? 0,
  };
}
