import { ApiError, noNetwork } from './api-error.ts';
import { dataOf, send, type Given, type Key, type Sent } from './client.ts';
import { tellFailure } from './failure-listener.ts';

interface ReceivedFile {
  /** What the server calls it. */
  name: string;
  content: Blob;
}

const named = /filename="([^"]+)"/;

/** For a route that answers with a file. Fails as `call` does. */
export async function callForFile<K extends Key>(
  key: K,
  ...[given]: Given<K>
): Promise<ReceivedFile> {
  const sent: Sent = given ?? {};
  try {
    const response = await send(key, sent);
    if (!response.ok) await dataOf(response, sent);
    const name = named.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file';
    const content = await response.blob().catch(() => {
      throw noNetwork();
    });
    return { name, content };
  } catch (error) {
    if (error instanceof ApiError && !sent.quiet) tellFailure(error);
    throw error;
  }
}
