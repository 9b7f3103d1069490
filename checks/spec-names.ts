/** One line of a table in docs/spec.md. If several tests prove a requirement, the first cell of further lines is empty. */
interface SpecRow {
  requirement: string;
  proof: string;
}

/** Returns the source of a file; undefined if the file does not exist. */
type Read = (file: string) => string | undefined;

const ruleBelowHead = /^\|[\s:|-]+\|$/;
const testName = /^`([^`]+)` › “(.+)”$/;
const testFile = /^(e2e\/.+\.spec\.ts|(?!e2e\/).+\.test\.tsx?)$/;

const isRule = (line = ''): boolean => ruleBelowHead.test(line);

/** Every line of every table, without the heads. */
export function specRows(spec: string): SpecRow[] {
  const lines = spec.split('\n').map((line) => line.trim());
  const rows = lines.filter(
    (line, index) => line.startsWith('|') && !isRule(line) && !isRule(lines[index + 1]),
  );
  let last = '';
  return rows.map((row) => {
    const [, requirement = '', proof = ''] = row.split('|').map((cell) => cell.trim());
    last = requirement || last;
    return { requirement: last, proof };
  });
}

/** Describes the problem of a row; undefined if its test exists. */
export function describeProblem({ requirement, proof }: SpecRow, read: Read): string | undefined {
  const [, file, title] = testName.exec(proof) ?? [];
  if (file === undefined || title === undefined) return `${requirement}: names no test`;
  const source = testFile.test(file) ? read(file) : undefined;
  if (source === undefined) return `${requirement}: ${file} is not a test file`;
  return titlePattern(title).test(source)
    ? undefined
    : `${requirement}: ${file} has no test “${title}”`;
}

/** Matches the title as the first of several arguments, because the same text elsewhere in the file is not a test. */
const titlePattern = (title: string): RegExp =>
  new RegExp(String.raw`\(\s*(['"\`])${RegExp.escape(title)}\1\s*,`);
