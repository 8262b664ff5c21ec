import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import {
  type SiteConfig,
  type SiteInput,
  siteConfigSchema,
  TEMPLATES,
  type TemplateName,
} from '#site/config/schema.ts';
import { problemLines } from '#site/errors/format-issues.ts';
import { SiteProblems } from '#site/errors/site-error.ts';
import { templateDefaults } from '#site/theme/templates/defaults.ts';

/** The slugs of every dealer: the folders of the sites folder, in alphabetical order. */
export async function siteSlugs(sitesDir: string): Promise<string[]> {
  const entries = await readdir(sitesDir, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();
}

/**
 * What a dealer's site.ts says for one template: schema defaults, then the template's, then the file's own, then its
 * `byTemplate` part. Throws SiteProblems that list every mistake at once.
 */
export async function readConfig(sitesDir: string, slug: string, template?: string): Promise<SiteConfig> {
  const file = join(sitesDir, slug, 'site.ts');
  const input = await importSite(file, sitesDir);
  const name = template ?? input.template;
  if (template !== undefined && !isTemplate(template)) {
    throw new SiteProblems([`--template: is "${template}". ${templateMend}`]);
  }
  const { byTemplate, ...own } = input;
  const unknown = Object.keys(byTemplate ?? {}).filter((key) => !isTemplate(key));
  // An unknown template has no defaults; the schema then says what is wrong with it, among all else.
  const [defaults, override] = isTemplate(name)
    ? [templateDefaults[name], byTemplate?.[name] ?? {}]
    : [{}, {}];
  const parsed = v.safeParse(siteConfigSchema, { ...merge(merge(defaults, own), override), template: name });
  const lines = [
    ...problemLines(file, parsed.issues ?? [], siteConfigSchema),
    ...unknown.map((key) => `${file}: byTemplate.${key}: is no template. ${templateMend}`),
    ...(own.slug === slug
      ? []
      : [`${file}: slug: is "${own.slug}". Write "${slug}", the name of its folder.`]),
  ];
  if (!parsed.success || lines.length > 0) throw new SiteProblems(lines);
  return parsed.output;
}

const templateMend = `Write one of: ${TEMPLATES.join(', ')}.`;

function isTemplate(name: unknown): name is TemplateName {
  return TEMPLATES.some((template) => template === name);
}

/** Node reads the TypeScript itself; the time stamp lets a running server see an edit. */
async function importSite(file: string, sitesDir: string): Promise<SiteInput> {
  const found = await stat(file).catch(() => undefined);
  if (!found) {
    const known = (await siteSlugs(sitesDir)).join(', ') || 'none yet';
    throw new SiteProblems([
      `${file}: is missing. Make it with "npm run site:new", or name one of the dealers there are: ${known}.`,
    ]);
  }
  try {
    const url = pathToFileURL(file);
    url.searchParams.set('changed', String(found.mtimeMs));
    const module: unknown = await import(/* @vite-ignore */ url.href);
    const site = (module as { default?: unknown }).default;
    if (typeof site === 'object' && site !== null) return site as SiteInput;
    throw new SiteProblems([`${file}: has no default export. Write "export default defineSite({ ... })".`]);
  } catch (error) {
    if (error instanceof SiteProblems) throw error;
    throw new SiteProblems([`${file}: cannot be read: ${error instanceof Error ? error.message : error}`]);
  }
}

type Plain = Readonly<Record<string, unknown>>;

/** Objects are joined key by key, everything else (lists too) is replaced by the later one. */
function merge(base: Plain, over: Plain): Plain {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = isPlain(below) && isPlain(value) ? merge(below, value) : value;
  }
  return merged;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
