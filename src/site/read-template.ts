import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { nonEmptyText, slugText } from '#domain/scalar-schemas.ts';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { isPlainObject } from '#platform/plain-object.ts';
import { TEMPLATE_NAMES, TEMPLATES, type TemplateData, type TemplateName } from '#templates/registry.ts';
import { importDefault } from './dealer-imports.ts';
import { formatIssues } from './errors/format-issues.ts';
import { SiteError } from './errors/site-error.ts';
import { mergeDeep } from './merge-deep.ts';
import { PALETTE_ROLES } from './theme/palette.ts';

/** The folder of the dealers' own templates, beside the dealers' folders. */
export const TEMPLATES_FOLDER = 'templates';

/** A template as a dealer's pages have it. */
export interface Design extends Omit<TemplateData, 'fonts'> {
  /** The template of the platform that has what it lacks: itself, if it is one. */
  readonly base: TemplateName;
  /** The names of its typefaces' files, without folder and ending. */
  readonly fonts: readonly string[];
}

/** The roles that differ. That all can be read on each other is checked with the dealer's own colour. */
const coloursSchema = v.optional(v.partial(v.strictObject(v.entriesFromList(PALETTE_ROLES, nonEmptyText))));

/** A template of the dealers' own, as its `template.ts` says: what differs from the one that it extends. */
export const ownTemplateSchema = v.strictObject({
  /** The template of the platform that it starts from: files and values that it lacks are as there. */
  extends: v.picklist(TEMPLATE_NAMES),
  /** Colours by role, in light and dark. */
  palette: v.optional(v.strictObject({ light: coloursSchema, dark: coloursSchema })),
  /** Defaults of the configuration. */
  defaults: v.optional(
    v.custom<TemplateData['defaults']>(isPlainObject, 'Write an object with keys of site.ts'),
  ),
  /** The typefaces of pages: names of files in `fonts/`, without `.woff2`. */
  fonts: v.optional(v.array(nonEmptyText)),
  /** The layout of cards. */
  card: v.optional(
    v.strictObject({
      /** How many facts have a column or corner of their own. */
      columns: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      /** The width of the photo, for `<img sizes>`, in lists and among a few. */
      sizes: v.optional(v.strictObject({ list: v.optional(nonEmptyText), few: v.optional(nonEmptyText) })),
    }),
  ),
  /** The width of the car page's large photo, for `<img sizes>`. */
  gallerySizes: v.optional(nonEmptyText),
});
export type TemplateInput = v.InferInput<typeof ownTemplateSchema>;

/** The names of all templates: the platform's, then the dealers' own. Throws SiteError for folders that can't be templates. */
export async function listTemplateNames(sitesDir: string): Promise<string[]> {
  const dir = join(sitesDir, TEMPLATES_FOLDER);
  const entries = (await readdir(dir, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  const own = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
  const wrong = own.filter((name) => isPlatformTemplate(name) || !v.is(slugText, name));
  if (wrong.length > 0)
    throw new SiteError(
      wrong.map(
        (name) =>
          `${join(dir, name)}: ${isPlatformTemplate(name) ? 'has the name of a template of the platform' : 'is no name of a template'}. Choose another: lower case words joined by hyphens.`,
      ),
    );
  return [...TEMPLATE_NAMES, ...own];
}

/** Reads a template by its name. Throws SiteError with all mistakes of one of the dealers' own. */
export async function readTemplate(sitesDir: string, name: string): Promise<Design> {
  if (isPlatformTemplate(name)) return getPlatformDesign(name);
  const dir = join(sitesDir, TEMPLATES_FOLDER, name);
  const file = join(dir, 'template.ts');
  const input = await importDefault(file, 'Write "export default defineTemplate({ … })" into it.');
  const parsed = v.safeParse(ownTemplateSchema, input);
  if (!parsed.success) throw new SiteError(formatIssues(file, parsed.issues, ownTemplateSchema));
  const { extends: base, ...own } = parsed.output;
  const platform = getPlatformDesign(base);
  const missing = (own.fonts ?? []).filter(
    (font) => !platform.fonts.includes(font) && !existsSync(join(dir, 'fonts', `${font}.woff2`)),
  );
  if (missing.length > 0)
    throw new SiteError(
      missing.map(
        (font) => `${file}: fonts: "${font}" has no file. Put ${font}.woff2 into fonts/ beside it.`,
      ),
    );
  return mergeDeep(platform, own);
}

function isPlatformTemplate(name: string): name is TemplateName {
  return TEMPLATE_NAMES.some((template) => template === name);
}

/** A template of the platform, as its dealers' pages have it. */
export function getPlatformDesign(name: TemplateName): Design {
  const { fonts, ...template } = TEMPLATES[name];
  return { ...template, base: name, fonts: fonts.map(({ file }) => file) };
}
