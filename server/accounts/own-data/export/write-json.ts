const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const indented = (value: unknown, indent: string): string =>
  (JSON.stringify(value, undefined, 2) ?? 'null').replaceAll('\n', `\n${indent}`);

async function* listOf(entries: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const entry of entries) {
    yield `${isFirst ? '[' : ','}\n    ${indented(entry, '    ')}`;
    isFirst = false;
  }
  yield isFirst ? '[]' : '\n  ]';
}

/** A property name, and a function that reads its value when the writer reaches it. */
export type Part = [name: string, read: () => Promise<unknown> | AsyncIterable<unknown>];

/** Streams one JSON object. An async iterable becomes an array that is never entirely in memory. */
export async function* writeJson(parts: Iterable<Part>): AsyncGenerator<string> {
  let separator = '{';
  for (const [name, read] of parts) {
    yield `${separator}\n  ${JSON.stringify(name)}: `;
    const value = read();
    if (isStream(value)) yield* listOf(value);
    else yield indented(await value, '  ');
    separator = ',';
  }
  yield separator === '{' ? '{}\n' : '\n}\n';
}
