import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { COUNTRY_CODES, type CountryCode, listStates } from '#domain/country.ts';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { DEFAULT_FACETS } from './config/search.ts';
import { type SiteConfig, type SiteInput, siteConfigSchema } from './config/site-config.ts';
import { readSiteContent } from './content/site-content.ts';
import { importDefault } from './dealer-imports.ts';
import { formatProblems } from './errors/format-issues.ts';
import { SiteError } from './errors/site-error.ts';
import { mergeDeep } from './merge-deep.ts';
import { listTemplateNames, readTemplate, TEMPLATES_FOLDER } from './read-template.ts';

/** The folder of components that replace the platform's, beside the dealers' folders or in one of them. */
export const OVERRIDES_FOLDER = 'overrides';

/** Folders beside the dealers' for other things. */
const OTHER_FOLDERS = ['node_modules', OVERRIDES_FOLDER, TEMPLATES_FOLDER];

/** Whether a folder of the sites folder is a dealer's. */
export function isDealerFolder(name: string): boolean {
  return !name.startsWith('.') && !OTHER_FOLDERS.includes(name);
}

/** The slugs of all dealers in alphabetical order: the folders of the sites folder that are dealers'. */
export async function listSiteSlugs(sitesDir: string): Promise<string[]> {
  const entries = await readdir(sitesDir, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && isDealerFolder(entry.name))
    .map((entry) => entry.name)
    .sort();
}

/** What holds for dealers of a country unless their own configuration says otherwise. Australia's values are the schema's own. */
const COUNTRY_DEFAULTS: Readonly<Record<CountryCode, object>> = {
  au: {},
  nz: {
    state: 'auk',
    licenceLabel: 'Registered motor vehicle trader',
    // The table of postcodes has Australia's alone.
    geocoding: false,
    // Visitors know towns, not regions.
    search: { facets: DEFAULT_FACETS.filter((attribute) => attribute !== 'state') },
  },
};

/**
 * The configuration of a dealer for one template: schema defaults, then the country's, then the template's, then the file's own values,
 * then its `byTemplate` part, with what editors keep in content/site.json. Throws SiteError with all mistakes at once.
 */
export async function readConfig(sitesDir: string, slug: string, template?: string): Promise<SiteConfig> {
  const file = join(sitesDir, slug, 'site.ts');
  const input = await importSite(file, sitesDir);
  const names = await listTemplateNames(sitesDir);
  const templateFix = `Write one of: ${names.join(', ')}.`;
  if (template !== undefined && !names.includes(template))
    throw new SiteError([`--template: is "${template}". ${templateFix}`]);
  const name = template ?? input.template;
  const { byTemplate = {}, ...own } = input;
  const unknown = Object.keys(byTemplate).filter((key) => !names.includes(key));
  // An unknown template has no defaults; the schema reports it along with all other problems.
  const { defaults } = names.includes(name) ? await readTemplate(sitesDir, name) : { defaults: {} };
  const country = toCountry(own);
  const base = mergeDeep(COUNTRY_DEFAULTS[country], defaults);
  const { content, problems } = await readSiteContent(join(sitesDir, slug), [own, byTemplate[name] ?? {}]);
  const written = mergeDeep(mergeDeep<object>(own, byTemplate[name] ?? {}), content);
  const merged = { ...mergeDeep(base, written), template: name };
  const schema = v.strictObject({
    ...siteConfigSchema.entries,
    state: v.optional(v.picklist(listStates(country)), siteConfigSchema.entries.state.default),
    template: v.picklist(names),
  });
  const parsed = v.safeParse(schema, merged);
  const lines = [
    ...problems,
    ...formatProblems(file, merged, parsed.issues ?? [], schema),
    ...unknown.map((key) => `${file}: byTemplate.${key}: is no template. ${templateFix}`),
    ...(own.slug === slug
      ? []
      : [`${file}: slug: is "${own.slug}". Write "${slug}", the name of its folder.`]),
  ];
  // The first half is for the compiler: where the schema refuses, there are lines.
  if (!parsed.success || lines.length > 0) throw new SiteError(lines);
  return parsed.output;
}

/** The country that a dealer names; Australia where it names none, or its site.ts cannot be loaded. */
export async function readCountry(sitesDir: string, slug: string): Promise<CountryCode> {
  const site = await importSite(join(sitesDir, slug, 'site.ts'), sitesDir).catch((error: unknown) => {
    if (error instanceof SiteError) return undefined;
    throw error;
  });
  return toCountry(site);
}

function toCountry(site: Pick<SiteInput, 'country'> | undefined): CountryCode {
  return COUNTRY_CODES.find((code) => code === site?.country) ?? 'au';
}

async function importSite(file: string, sitesDir: string): Promise<SiteInput> {
  if (await stat(file).catch(ignoreMissing))
    return (await importDefault(file, 'Write "export default defineSite({ ... })".')) as SiteInput;
  const known = (await listSiteSlugs(sitesDir)).join(', ') || 'none yet';
  throw new SiteError([
    `${file}: is missing. Create it with "npm run site:new", or name an existing dealer: ${known}.`,
  ]);
}
