/** Opens another page's endless transaction, like one that WebKit leaves in its back/forward cache. Returns a function that ends it. */
export async function blockDatabase(name: string, store: string): Promise<() => Promise<void>> {
  const opening = indexedDB.open(name);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store));
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const database = opening.result;
  const transaction = database.transaction(store, 'readwrite');
  let isReleased = false;
  const keepAlive = (): void => {
    const request = transaction.objectStore(store).count();
    request.addEventListener('success', () => isReleased || keepAlive());
  };
  keepAlive();
  return async () => {
    isReleased = true;
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    database.close();
  };
}
