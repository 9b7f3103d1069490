import { set } from 'idb-keyval';
import { pageConnection } from '../../engine/store/idb-connection.ts';

const name = 'device-check';

/** Whether this browser keeps data at all: some private windows refuse, some only when asked to write. */
export async function canStore(): Promise<boolean> {
  const connection = pageConnection(name, name);
  try {
    await set(name, 1, connection.use);
    return true;
  } catch {
    return false;
  } finally {
    connection.close();
  }
}
