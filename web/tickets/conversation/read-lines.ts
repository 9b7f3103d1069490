/** Yields the lines of JSON in a stream, each as soon as it is complete. */
export async function* readLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield parseLine(line);
    }
  } finally {
    // A caller that stops iterating closes the connection.
    await reader.cancel().catch(() => {});
  }
}

/** A line that is not JSON came from a proxy: it yields undefined, which still shows that the connection is alive. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
