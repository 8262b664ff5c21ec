import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { type SiteConfig, type SiteInput, siteConfigSchema } from '#site/config/site-config.ts';
import { SiteError } from '#site/errors/site-error.ts';
import { formatProblems } from '#site/errors/unfilled.ts';
import { TEMPLATE_NAMES, TEMPLATES, type TemplateName } from '#templates/registry.ts';
import { registerDealerImports } from './dealer-imports.ts';

/** The folder of components that replace the platform's, beside the dealers' folders or in one of them. */
export const OVERRIDES_FOLDER = 'overrides';

/** Folders beside the dealers' for other things. */
const OTHER_FOLDERS = ['node_modules', OVERRIDES_FOLDER];

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

/**
 * The configuration of a dealer for one template: schema defaults, then the template's, then the file's own values,
 * then its `byTemplate` part. Throws SiteError with all mistakes at once.
 */
export async function readConfig(sitesDir: string, slug: string, template?: string): Promise<SiteConfig> {
  const file = join(sitesDir, slug, 'site.ts');
  const input = await importSite(file, sitesDir);
  const name = template ?? input.template;
  if (template !== undefined && !isTemplateName(template)) {
    throw new SiteError([`--template: is "${template}". ${templateFix}`]);
  }
  const { byTemplate, ...own } = input;
  const unknown = Object.keys(byTemplate ?? {}).filter((key) => !isTemplateName(key));
  // An unknown template has no defaults; the schema reports it along with all other problems.
  const [defaults, override] = isTemplateName(name)
    ? [TEMPLATES[name].defaults, byTemplate?.[name] ?? {}]
    : [{}, {}];
  const merged = { ...mergeDeep(mergeDeep(defaults, own), override), template: name };
  const parsed = v.safeParse(siteConfigSchema, merged);
  const lines = [
    ...formatProblems(file, merged, parsed.issues ?? [], siteConfigSchema),
    ...unknown.map((key) => `${file}: byTemplate.${key}: is no template. ${templateFix}`),
    ...(own.slug === slug
      ? []
      : [`${file}: slug: is "${own.slug}". Write "${slug}", the name of its folder.`]),
  ];
  // The first half is for the compiler: where the schema refuses, there are lines.
  if (!parsed.success || lines.length > 0) throw new SiteError(lines);
  return parsed.output;
}

const templateFix = `Write one of: ${TEMPLATE_NAMES.join(', ')}.`;

function isTemplateName(name: unknown): name is TemplateName {
  return TEMPLATE_NAMES.some((template) => template === name);
}

/** Node runs TypeScript natively; the timestamp in the address makes a running server pick up edits. */
async function importSite(file: string, sitesDir: string): Promise<SiteInput> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats) {
    const known = (await listSiteSlugs(sitesDir)).join(', ') || 'none yet';
    throw new SiteError([
      `${file}: is missing. Create it with "npm run site:new", or name an existing dealer: ${known}.`,
    ]);
  }
  registerDealerImports();
  try {
    const url = pathToFileURL(file);
    url.searchParams.set('changed', String(stats.mtimeMs));
    const module: unknown = await import(/* @vite-ignore */ url.href);
    const site = (module as { default?: unknown }).default;
    if (typeof site === 'object' && site !== null) return site as SiteInput;
    throw new SiteError([`${file}: has no default export. Write "export default defineSite({ ... })".`]);
  } catch (error) {
    if (error instanceof SiteError) throw error;
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    throw new SiteError([`${file}: ${findLine(stack, file)}cannot be read: ${message}. Correct it.`]);
  }
}

/** 'line 3: ', where Node says it: at the start of a syntax error's stack, or in the stack of an error in the file. */
function findLine(stack: string, file: string): string {
  const at = stack.indexOf(resolve(file));
  const line = at === -1 ? undefined : /^[^\s:)]*:(\d+)/.exec(stack.slice(at))?.[1];
  return line === undefined ? '' : `line ${line}: `;
}

type PlainObject = Readonly<Record<string, unknown>>;

/** Merges objects key by key; later values replace everything else, lists included. */
function mergeDeep(base: PlainObject, over: PlainObject): PlainObject {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = isPlainObject(below) && isPlainObject(value) ? mergeDeep(below, value) : value;
  }
  return merged;
}

function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
