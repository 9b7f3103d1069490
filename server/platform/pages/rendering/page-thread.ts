import { Worker } from 'node:worker_threads';
import type { PageRequest, RenderedPage } from '@bac/contract/site/page-rendering.ts';

interface ThreadReply {
  id: number;
  page?: RenderedPage;
  error?: Error;
}

interface PendingRequest {
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
}

/** A page takes about 20 ms. One that takes this long hangs and blocks the others. */
const timeoutMs = 5000;
const maxMegabytes = 192;

/**
 * Renders pages in a worker thread, so that rendering does not block requests and its errors do not end the process. The
 * thread starts with the first page, and again after a failure.
 */
export class PageThread {
  readonly #script: string;
  readonly #pending = new Map<number, PendingRequest>();
  #worker: Worker | undefined;
  #count = 0;

  constructor(script: string) {
    this.#script = script;
  }

  async render(request: PageRequest): Promise<RenderedPage> {
    const worker = (this.#worker ??= this.#start());
    const id = (this.#count += 1);
    const timeoutError = new Error(`${request.path} takes too long`);
    const timer = setTimeout(() => void this.#end(worker, timeoutError), timeoutMs);
    try {
      return await new Promise<RenderedPage>((resolve, reject) => {
        this.#pending.set(id, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node.js knows no origins
        worker.postMessage({ id, ...request });
      });
    } finally {
      clearTimeout(timer);
      this.#pending.delete(id);
    }
  }

  async close(): Promise<void> {
    if (this.#worker) await this.#end(this.#worker, new Error('the server stops'));
  }

  #start(): Worker {
    const worker = new Worker(this.#script, {
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
    worker.unref();
    worker.on('message', ({ id, page, error }: ThreadReply) => {
      const request = this.#pending.get(id);
      if (page) request?.resolve(page);
      else request?.reject(error ?? new Error('no page'));
    });
    worker.on('error', (error: Error) => void this.#end(worker, error));
    worker.on('exit', () => void this.#end(worker, new Error('the thread has ended')));
    return worker;
  }

  async #end(worker: Worker, error: Error): Promise<void> {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#pending.values()) reject(error);
    await worker.terminate();
  }
}
