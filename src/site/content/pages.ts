import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Block } from '#domain/blocks/block.ts';
import { findClosestMatch } from '#domain/closest-match.ts';
import { LOCATION_FILTERS } from '#domain/location/filter.ts';
import { CAR_TRADE_IN_PATH, valuationTermsPath } from '#domain/paths.ts';
import { stripQueryAndHash } from '#domain/url-path.ts';
import { FORMS, type FormName, isFormName } from '#leads/forms/forms.ts';
import { findLinksToOmittedPages } from '#site/config/optional-pages.ts';
import { parseFrontMatter } from './front-matter.ts';
import { describeUnknownLocation } from './location-references.ts';
import { renderMarkdown } from './markdown.ts';
import {
  getMarkdownPlaceholderValues,
  getPlaceholderValues,
  type PlaceholderSource,
} from './placeholder-values.ts';
import { fillPlaceholders } from './placeholders.ts';
import { type BlockSource, resolveBlock } from './resolve-block.ts';

/** A page of text: the dealer's own or one of the platform's defaults. */
export interface ContentPage {
  /** '/about-us/': ends in a slash. */
  readonly path: string;
  readonly title: string;
  /** One sentence for search engines and link previews. */
  readonly description: string;
  /** Sanitised; headings start at h2. */
  readonly html: string;
  /** What gave the page its address: 'content/pages/about-us.md'. */
  readonly source: string;
  /** Whether search engines may list it: not what is for one visitor alone, thanks for an enquiry (T-72) or an offer. */
  readonly indexed: boolean;
  /** Which locations stand under the text: a filter or the id of one; null for none. */
  readonly locations: string | null;
  /** Named blocks below the text, in order. */
  readonly blocks: readonly Block[];
  /** Whether the sections of the text fold, closed at first on a phone. */
  readonly folds: boolean;
  /** The form under the text, in the place of the one that its address has; null = the address decides. */
  readonly form: FormName | null;
  /** The location that the form is sent to (its id), where the page is about one; null = the visitor chooses. */
  readonly location: string | null;
}

export interface ContentPages {
  readonly pages: ReadonlyMap<string, ContentPage>;
  /** One line each: `file: line 3: what is wrong. What to write instead.` */
  readonly problems: readonly string[];
}

/** The default pages whose address a dealer may choose ('/finance/', '/finance-enquiry/' or '/apply-for-finance/'). */
const CONFIGURABLE_PAGES = { 'finance.md': 'finance' } as const satisfies Record<
  string,
  keyof PlaceholderSource['config']['links']
>;
/** The keys of a page's front matter: those it must have, and those it may. */
export const PAGE_KEYS = {
  required: ['title', 'description'],
  optional: ['locations', 'blocks', 'fold', 'form', 'location'],
} as const;
const DEFAULT_PAGES_DIR = join(import.meta.dirname, 'default-pages');
const VALUATION_TERMS_FILE = 'value-my-car-terms-and-conditions.md';
const NOINDEX_PATHS = new Set(['/success/', '/trade-in/offer/', CAR_TRADE_IN_PATH]);
/** What `fold` may say: where the sections of a page are closed at first. */
const FOLD_VALUES = ['phone'];
const PAGE_FILE_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*\.md$/;

/**
 * Every page of text of a dealer: the default pages, in whose place the dealer may put its own under the same name
 * in `dir`/content/pages. Defaults that need stock are left out where none is sold (T-92), the terms of valuing where
 * nothing is valued, and those that the dealer does without, with what lies below them.
 */
export async function readContentPages(dir: string, source: BlockSource): Promise<ContentPages> {
  const without: readonly string[] = source.config.withoutPages;
  const files = new Map([
    ...(await listPageFiles(DEFAULT_PAGES_DIR, false))
      .filter(([name]) => !without.some((path) => pathOf(name).startsWith(path)))
      .filter(([name]) => name !== VALUATION_TERMS_FILE || source.config.valuation !== false)
      .map(([name, file]) => [getDefaultPageName(name, source), file] as const),
    ...(await listPageFiles(join(dir, 'content', 'pages'), true)),
  ]);
  const read = await Promise.all([...files].map(([name, file]) => readPage(name, file, source)));
  const pages = read.flatMap(({ page }) => (page ? [page] : []));
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** The name that puts a default page where the dealer's links lead; a link to what can be no page leaves it where it is. */
function getDefaultPageName(name: string, { config }: PlaceholderSource): string {
  if (name === VALUATION_TERMS_FILE) return `${valuationTermsPath(config).slice(1, -1)}.md`;
  const link =
    name in CONFIGURABLE_PAGES
      ? config.links[CONFIGURABLE_PAGES[name as keyof typeof CONFIGURABLE_PAGES]]
      : '';
  const there = `${stripQueryAndHash(link).slice(1, -1)}.md`;
  return PAGE_FILE_PATTERN.test(there) ? there : name;
}

function pathOf(name: string): string {
  return `/${name.slice(0, -'.md'.length)}/`;
}

interface PageFile {
  readonly file: string;
  /** Whether it is the dealer's, not a default. */
  readonly own: boolean;
}

/** Every file below a folder by its name there ('about/team.md'), in alphabetical order; none without the folder. */
async function listPageFiles(dir: string, own: boolean): Promise<[name: string, PageFile][]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [relative(dir, file).replaceAll('\\', '/'), { file, own }]);
}

async function readPage(
  name: string,
  { file, own }: PageFile,
  source: BlockSource,
): Promise<{ page?: ContentPage; problems: string[] }> {
  if (!PAGE_FILE_PATTERN.test(name)) {
    const mend = 'Name it as its address: lower case words joined by hyphens and .md, such as "about-us.md".';
    return { problems: [`${file}: is no name for a page. ${mend}`] };
  }
  const matter = parseFrontMatter(
    await readFile(file, 'utf8'),
    PAGE_KEYS.required,
    own ? PAGE_KEYS.optional : [...PAGE_KEYS.optional, 'needs'],
  );
  if (matter.entries.needs?.text === 'stock' && !source.config.stock) return { problems: [] };
  const fillEntry = (entry: (typeof matter.entries)['title']) =>
    fillPlaceholders(entry?.text ?? '', getPlaceholderValues(source), entry?.line ?? 1);
  const title = fillEntry(matter.entries.title);
  const description = fillEntry(matter.entries.description);
  const body = fillPlaceholders(matter.body, getMarkdownPlaceholderValues(source), matter.bodyLine);
  const { locations, fold, form, location } = matter.entries;
  const ids = source.locations.map(({ id }) => id);
  const named = resolveBlocks(matter.entries.blocks, own, source);
  const strays = [
    ...findUnknownValue('locations', locations, [...LOCATION_FILTERS, ...ids], describeUnknownLocation),
    ...findUnknownValue('location', location, ids, describeUnknownLocation),
    ...findUnknownValue('form', form, Object.keys(FORMS), describeUnknownValue('no form')),
    ...findUnknownValue('fold', fold, FOLD_VALUES, describeUnknownValue('no way to fold')),
    ...named.problems,
  ];
  const rendered = renderMarkdown(body.text, matter.bodyLine);
  const path = pathOf(name);
  const unlinked = findLinksToOmittedPages(rendered.html, source.config.withoutPages);
  return {
    page: {
      path,
      title: title.text,
      description: description.text,
      html: rendered.html,
      source: own ? `content/pages/${name}` : `the default page ${name}`,
      indexed: !NOINDEX_PATHS.has(path),
      locations: locations?.text ?? null,
      blocks: named.blocks,
      folds: fold !== undefined,
      form: form && isFormName(form.text) ? form.text : null,
      location: location?.text ?? null,
    },
    problems: [matter, title, description, body, rendered, { problems: [...strays, ...unlinked] }].flatMap(
      ({ problems }) => problems.map((problem) => `${file}: ${problem}`),
    ),
  };
}

type Entry = ReturnType<typeof parseFrontMatter<'blocks'>>['entries']['blocks'];

/** A line for an entry that is none of what is known. */
function findUnknownValue(
  key: string,
  entry: Entry,
  known: readonly string[],
  problemOf: (given: string, known: readonly string[]) => string,
): string[] {
  return entry && !known.includes(entry.text)
    ? [`line ${entry.line}: ${key} ${problemOf(entry.text, known)}`]
    : [];
}

function describeUnknownValue(what: string) {
  return (given: string, known: readonly string[]): string => {
    const meant = findClosestMatch(given, known);
    const mend = meant ? `Did you mean "${meant}"?` : `Known: ${known.join(', ')}.`;
    return `is "${given}", which is ${what}. ${mend}`;
  };
}

/** 'faq, certified' or '[faq, certified]'. A default page leaves out what this dealer has nothing for. */
function resolveBlocks(entry: Entry, own: boolean, source: BlockSource) {
  const names = entry ? entry.text.replace(/^\[(.*)\]$/, '$1').split(',') : [];
  const read = names.map((name) => resolveBlock(name.trim(), source));
  return {
    blocks: read.flatMap(({ block }) => block ?? []),
    problems: own
      ? read.flatMap(({ problem }) =>
          problem === undefined ? [] : [`line ${entry?.line}: blocks: ${problem}`],
        )
      : [],
  };
}
