import { LineCounter, parseDocument } from 'yaml';
import type { Problem } from './problem.ts';

export interface YamlFile {
  file: string;
  value: unknown;
  /** The line on which a value begins, or that of its nearest parent if the value is absent. */
  lineOf(path: readonly PropertyKey[]): number;
}

export function parseYaml(file: string, source: string): YamlFile | { problem: Problem } {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const line = lines.linePos(error.pos[0]).line;
    return { problem: { file, line, rule: 'yaml', message: error.message.split('\n')[0] ?? '' } };
  }
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true) as { range?: number[] } | undefined;
      const start = node?.range?.[0];
      if (start !== undefined) return lines.linePos(start).line;
    }
    return 1;
  };
  return { file, value: document.toJS(), lineOf };
}
