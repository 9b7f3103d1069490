import { once } from 'node:events';
import { createServer } from 'node:net';

const [lowest, highest] = [20_000, 32_000];

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) {
    server.close();
    await once(server, 'close');
  }
  return isListening;
}

/**
 * Free ports below the ephemeral range, so that no outgoing connection takes the port of a process while it restarts.
 */
export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (await isFree(port)) found.add(port);
  }
  return [...found];
}
