import type { FastifyInstance } from 'fastify';

/** Captures the lines the server logs from now on, instead of printing them. */
export function captureLog(app: FastifyInstance) {
  const lines: string[] = [];
  const log = app.log as unknown as Record<symbol, unknown>;
  // The logger stores its stream under a private symbol, which the loggers of requests inherit.
  const stream = symbolsOf(log).find(({ description }) => description === 'pino.stream');
  if (!stream) throw new Error('This is not the logger we know.');
  log[stream] = { write: (line: string) => void lines.push(line) };
  return {
    text: () => lines.join(''),
    entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

/** The own and inherited symbols of an object. */
function symbolsOf(object: object | null): symbol[] {
  if (object === null) return [];
  return [
    ...Object.getOwnPropertySymbols(object),
    ...symbolsOf(Object.getPrototypeOf(object) as object | null),
  ];
}
