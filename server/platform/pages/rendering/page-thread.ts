import { Worker } from 'node:worker_threads';
import type { PageRequest, RenderedPage } from '@bac/contract/site/page-rendering.ts';

interface Answer {
  id: number;
  page?: RenderedPage;
  error?: Error;
}

interface Waiting {
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
}

/** A page takes some 20 ms. One that takes this long will not come, and keeps the others from coming. */
const longestMs = 5000;
const mostMegabytes = 192;

/**
 * Renders pages in a thread of its own: requests are answered meanwhile, and an error there ends nothing here. It begins with
 * the first page, and again after a failure.
 */
export class PageThread {
  readonly #script: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #count = 0;

  constructor(script: string) {
    this.#script = script;
  }

  async render(request: PageRequest): Promise<RenderedPage> {
    const worker = (this.#worker ??= this.#begin());
    const id = (this.#count += 1);
    const tooLong = new Error(`${request.path} takes too long`);
    const timer = setTimeout(() => void this.#end(worker, tooLong), longestMs);
    try {
      return await new Promise<RenderedPage>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node.js knows no origins
        worker.postMessage({ id, ...request });
      });
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }

  async close(): Promise<void> {
    if (this.#worker) await this.#end(this.#worker, new Error('the server stops'));
  }

  #begin(): Worker {
    const worker = new Worker(this.#script, {
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    worker.unref();
    worker.on('message', ({ id, page, error }: Answer) => {
      const one = this.#waiting.get(id);
      if (page) one?.resolve(page);
      else one?.reject(error ?? new Error('no page'));
    });
    worker.on('error', (error: Error) => void this.#end(worker, error));
    worker.on('exit', () => void this.#end(worker, new Error('the thread has ended')));
    return worker;
  }

  async #end(worker: Worker, error: Error): Promise<void> {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    await worker.terminate();
  }
}
