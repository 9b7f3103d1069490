import { ApiError, noNetwork } from './api-error.ts';
import { readData, send, type CallArguments, type Key, type RequestOptions } from './client.ts';
import { reportFailure } from './failure-listener.ts';

interface ReceivedFile {
  /** The name that the server sent. */
  name: string;
  content: Blob;
}

const fileNamePattern = /filename="([^"]+)"/;

/** Calls a route that replies with a file. Throws like `call`. */
export async function callForFile<K extends Key>(
  key: K,
  ...[options]: CallArguments<K>
): Promise<ReceivedFile> {
  const request: RequestOptions = options ?? {};
  try {
    const response = await send(key, request);
    if (!response.ok) await readData(response, request);
    const name =
      fileNamePattern.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file';
    const content = await response.blob().catch(() => {
      throw noNetwork();
    });
    return { name, content };
  } catch (error) {
    if (error instanceof ApiError && !request.quiet) reportFailure(error);
    throw error;
  }
}
