import { expect, test } from 'vitest';
import { readLines } from './read-lines.ts';

const bytes = new TextEncoder();

function streamOf(...pieces: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

async function linesOf(stream: ReadableStream<Uint8Array>): Promise<unknown[]> {
  const lines: unknown[] = [];
  for await (const line of readLines(stream)) lines.push(line);
  return lines;
}

test('lines come whole, however the network cuts them', async () => {
  const whole = bytes.encode('{"kind":"ready"}\n{"name":"Khánh Ly"}\n');
  // In the middle of a line, and in the middle of a letter.
  const cut = whole.indexOf(0xc3) + 1;
  const lines = await linesOf(streamOf(whole.slice(0, 5), whole.slice(5, cut), whole.slice(cut)));
  expect(lines).toEqual([{ kind: 'ready' }, { name: 'Khánh Ly' }]);
});

test('what is no JSON says nothing, and what is not finished is not told', async () => {
  const lines = await linesOf(streamOf(bytes.encode('<html>\n{"kind":"be')));
  expect(lines).toEqual([undefined]);
});
