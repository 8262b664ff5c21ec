import { SiteError } from '#site/errors/site-error.ts';

/** The lines of the problems with which reading fails, without the name of the folder that was read. */
export async function problemsOf(reading: Promise<unknown>, dir: string): Promise<string[]> {
  const outcome = await reading.catch((error: unknown) => error);
  if (!(outcome instanceof SiteError)) throw new Error('there are no problems', { cause: outcome });
  return outcome.lines.map((line) => line.replaceAll(`${dir}/`, ''));
}
