import type { Page } from 'playwright/test';

/** All that the page's origin has stored on the device as one text: both storages, and every record of IndexedDB. */
export function readDeviceStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settle = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const records: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const db = await settle(indexedDB.open(name));
      for (const store of db.objectStoreNames)
        records.push(...(await settle(db.transaction(store).objectStore(store).getAll())));
      db.close();
    }
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, records]);
  });
}
