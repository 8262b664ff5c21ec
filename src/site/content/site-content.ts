import { join } from 'node:path';
import * as v from 'valibot';
import { isPlainObject } from '#platform/plain-object.ts';
import { homeSchema } from '#site/config/home.ts';
import { siteConfigSchema } from '#site/config/site-config.ts';
import { collectErrors, readData } from './read-data.ts';

/** What editors may write in content/site.json instead of site.ts: the same keys by the same rules, all of them optional. */
export const siteContentSchema = v.partial(
  v.strictObject({
    ...v.pick(siteConfigSchema, ['description', 'nameParts', 'phones', 'enquiryTeam', 'footnote']).entries,
    /** The home page. `{count}` becomes the number of vehicles in stock, `{vehicles}` your word for them. */
    home: v.partial(v.omit(homeSchema, ['finance', 'blocks'])),
  }),
);
type SiteContent = v.InferOutput<typeof siteContentSchema>;

/**
 * Reads `dir`/content/site.json. `problems` has a line for each mistake, and for each key that is in `inConfig` too: the values of
 * site.ts, and those for the template in use.
 */
export async function readSiteContent(
  dir: string,
  inConfig: readonly object[],
): Promise<{ content: SiteContent; problems: string[] }> {
  const file = join(dir, 'content', 'site.json');
  const problems: string[] = [];
  const content = (await collectErrors(problems)(readData(file, siteContentSchema), undefined)) ?? {};
  const shared = new Set(inConfig.flatMap((values) => findSharedKeys(content, values, '')));
  const where = join(dir, 'site.ts');
  problems.push(
    ...[...shared].map((key) => `${file}: ${key}: is in ${where} too. Remove it from one of the two.`),
  );
  return { content, problems };
}

/** Finds the file in a dealer's folder that has a key of the configuration: 'home.hero.0' -> 'content/site.json', or 'site.ts'. */
export async function openKeyFinder(dir: string): Promise<(key: string) => string> {
  const { content } = await readSiteContent(dir, []);
  return (key) => {
    const value = key.split('.').reduce<unknown>((object, name) => Object(object)[name], content);
    return value === undefined ? 'site.ts' : 'content/site.json';
  };
}

/** The keys that two objects have in common; of objects in both, the keys in them. */
function findSharedKeys(some: object, others: object, above: string): string[] {
  return Object.entries(some).flatMap(([key, value]) => {
    const other: unknown = Reflect.get(others, key);
    if (other === undefined) return [];
    return isPlainObject(value) && isPlainObject(other)
      ? findSharedKeys(value, other, `${above}${key}.`)
      : [`${above}${key}`];
  });
}
