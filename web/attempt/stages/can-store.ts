const name = 'device-check';

/** Whether this browser keeps data at all: some private windows refuse, some only when asked to write. */
export function canStore(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(name, 1);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(name));
      opening.addEventListener('error', () => resolve(false));
      opening.addEventListener('blocked', () => resolve(true));
      opening.addEventListener('success', () => {
        const database = opening.result;
        const writing = database.transaction(name, 'readwrite');
        writing.objectStore(name).put(1, name);
        writing.addEventListener('complete', () => resolve(true));
        writing.addEventListener('error', () => resolve(false));
        writing.addEventListener('abort', () => resolve(false));
        database.close();
      });
    } catch {
      resolve(false);
    }
  });
}
