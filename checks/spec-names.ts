/** One line of a table in docs/spec.md. What several tests prove goes on in lines whose first cell is empty. */
interface SpecRow {
  asked: string;
  proof: string;
}

/** Gives the source of a file, or nothing where there is none. */
type Read = (file: string) => string | undefined;

const ruleBelowHead = /^\|[\s:|-]+\|$/;
const testName = /^`([^`]+)` › “(.+)”$/;
const testFile = /^(e2e\/.+\.spec\.ts|(?!e2e\/).+\.test\.tsx?)$/;

const isRule = (line = ''): boolean => ruleBelowHead.test(line);

/** Every line of every table below its head. */
export function specRows(spec: string): SpecRow[] {
  const lines = spec.split('\n').map((line) => line.trim());
  const rows = lines.filter(
    (line, place) => line.startsWith('|') && !isRule(line) && !isRule(lines[place + 1]),
  );
  let last = '';
  return rows.map((row) => {
    const [, asked = '', proof = ''] = row.split('|').map((cell) => cell.trim());
    last = asked || last;
    return { asked: last, proof };
  });
}

/** What is wrong with a row, in words; nothing where its test is there. */
export function problemOf({ asked, proof }: SpecRow, read: Read): string | undefined {
  const [, file, title] = testName.exec(proof) ?? [];
  if (file === undefined || title === undefined) return `${asked}: names no test`;
  const source = testFile.test(file) ? read(file) : undefined;
  if (source === undefined) return `${asked}: ${file} is no file of tests`;
  return titled(title).test(source) ? undefined : `${asked}: ${file} has no “${title}”`;
}

/** As the first of several arguments: the same words elsewhere in the file are no test. */
const titled = (title: string): RegExp =>
  new RegExp(String.raw`\(\s*(['"\`])${RegExp.escape(title)}\1\s*,`);
