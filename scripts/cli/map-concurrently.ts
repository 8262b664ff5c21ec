/**
 * Works on all items, at most `atOnce` at a time, in order. After a failure nothing new is begun, and nothing is under way any more
 * when it rejects with the first one.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  const left = items.entries();
  const failures: unknown[] = [];
  const takeTurns = async () => {
    for (const [index, item] of left) {
      if (failures.length > 0) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, takeTurns));
  if (failures.length > 0) throw failures[0];
  return results;
}
