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

test('yields whole lines however the network splits them', async () => {
  const whole = bytes.encode('{"kind":"ready"}\n{"name":"Khánh Ly"}\n');
  // Splits in the middle of a line and in the middle of a character.
  const cut = whole.indexOf(0xc3) + 1;
  const lines = await linesOf(streamOf(whole.slice(0, 5), whole.slice(5, cut), whole.slice(cut)));
  expect(lines).toEqual([{ kind: 'ready' }, { name: 'Khánh Ly' }]);
});

test('yields undefined for a line that is not JSON, and nothing for an unfinished one', async () => {
  const lines = await linesOf(streamOf(bytes.encode('<html>\n{"kind":"be')));
  expect(lines).toEqual([undefined]);
});
