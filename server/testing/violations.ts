/** The strings and numbers that identify a case. */
const nameOf = (one: unknown): string =>
  [one]
    .flat()
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .map((part) => String(part).slice(0, 200))
    .join(' ');

/**
 * Checks every case of a table and returns the failed ones with their names and error messages. One test can then check a rule
 * for hundreds of cases: `expect(await findViolations(table, check)).toEqual([])`.
 */
export async function findViolations<Case>(
  cases: readonly Case[],
  check: (one: Case) => unknown,
): Promise<string[]> {
  if (cases.length === 0) throw new Error('there is no case to check');
  const violations: string[] = [];
  for (const one of cases) {
    try {
      await check(one);
    } catch (error) {
      violations.push(`${nameOf(one)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return violations;
}
