import type { FastifyInstance } from 'fastify';

/** What the server logs from now on, a parsed line each, in the place of standard output. */
export function captureLog(app: FastifyInstance) {
  const lines: string[] = [];
  const log = app.log as unknown as Record<symbol, unknown>;
  // The logger keeps its stream under a symbol of its own, and every request's logger inherits it.
  const stream = symbolsOf(log).find(({ description }) => description === 'pino.stream');
  if (!stream) throw new Error('This is not the logger we know.');
  log[stream] = { write: (line: string) => void lines.push(line) };
  return {
    text: () => lines.join(''),
    entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

/** Its own and those it has from what it was made of. */
function symbolsOf(object: object | null): symbol[] {
  if (object === null) return [];
  return [
    ...Object.getOwnPropertySymbols(object),
    ...symbolsOf(Object.getPrototypeOf(object) as object | null),
  ];
}
