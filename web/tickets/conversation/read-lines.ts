/** The lines of JSON in a stream, each as soon as it is whole. */
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
      for (const line of lines) yield parsed(line);
    }
  } finally {
    // Whoever stops listening lets the connection go.
    await reader.cancel().catch(() => {});
  }
}

/** A line that is not JSON came from something in between: it says nothing, but that somebody is there. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
