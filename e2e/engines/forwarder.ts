import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A TCP proxy between a browser and the server. While it is stopped, connections are refused and the browser does not know it
 * beforehand: an emulated offline mode hides what a refused connection shows.
 */
export class Forwarder {
  readonly #port: number;
  readonly #upstream: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;

  constructor(port: number, upstream: number) {
    this.#port = port;
    this.#upstream = upstream;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#server = createServer((incoming) => {
      const outgoing = connect(this.#upstream, '127.0.0.1');
      for (const [socket, other] of [
        [incoming, outgoing],
        [outgoing, incoming],
      ] as const) {
        this.#sockets.add(socket);
        socket.pipe(other);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
      }
    }).listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
