/** Works on all items, at most `atOnce` at a time, in order. After a failure nothing new is begun. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  const left = items.entries();
  let failed = false;
  const takeTurns = async () => {
    for (const [index, item] of left) {
      if (failed) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, takeTurns));
  return results;
}
