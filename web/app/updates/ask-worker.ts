import type { Message } from '../../service-worker/message.ts';

const answerMs = 5000;

/** The worker's answer, or nothing: one that has turned itself off gives none. */
export function askWorker(worker: ServiceWorker, message: Message): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    port1.start();
    setTimeout(() => resolve(undefined), answerMs);
    worker.postMessage(message, [port2]);
  });
}
