import { set } from 'idb-keyval';
import { pageConnection } from '../../engine/store/idb-connection.ts';

const name = 'device-check';

/** Tests whether this browser stores data. Some private windows refuse, some of them only on the first write. */
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
