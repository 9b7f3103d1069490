import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestContext } from 'vitest';

export interface Instance {
  /** Waits for the first line that starts with this word and returns the rest of it. */
  line(word: string): Promise<string>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts `instance.ts` on the folder in a separate process. */
export function spawnInstance(
  { onTestFinished }: TestContext,
  dataDir: string,
  { wrapper = [], ...options }: SpawnOptions & { wrapper?: string[] } = {},
): Instance {
  const script = fileURLToPath(new URL('instance.ts', import.meta.url));
  const [file = '', ...args] = [...wrapper, process.execPath, script, dataDir];
  const child = spawn(file, args, { cwd: '/', ...options, stdio: ['pipe', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      child.emit('output');
    });
  }
  onTestFinished(() => void child.kill('SIGKILL'));

  return {
    async line(word) {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const look = () => {
        const found = output
          .split('\n')
          .slice(0, -1)
          .find((line) => line.startsWith(word));
        if (found !== undefined) resolve(found.slice(word.length).trim());
      };
      child.on('output', look);
      void closed.then(() => reject(new Error(`ended without "${word}": ${output}`)));
      look();
      return promise;
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
    async stop() {
      child.stdin?.end();
      await closed;
    },
  };
}
