import { ApiError, noNetwork } from './api-error.ts';
import { dataOf, send, type Given, type Key, type Sent } from './client.ts';
import { tellFailure } from './failure-listener.ts';

interface ReceivedFile {
  /** The name that the server sent. */
  name: string;
  content: Blob;
}

const fileNamePattern = /filename="([^"]+)"/;

/** Calls a route that replies with a file. Throws like `call`. */
export async function callForFile<K extends Key>(
  key: K,
  ...[options]: Given<K>
): Promise<ReceivedFile> {
  const request: Sent = options ?? {};
  try {
    const response = await send(key, request);
    if (!response.ok) await dataOf(response, request);
    const name =
      fileNamePattern.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file';
    const content = await response.blob().catch(() => {
      throw noNetwork();
    });
    return { name, content };
  } catch (error) {
    if (error instanceof ApiError && !request.quiet) tellFailure(error);
    throw error;
  }
}
