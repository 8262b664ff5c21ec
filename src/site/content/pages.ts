import { readFile } from 'node:fs/promises';
import { CAR_TRADE_IN_PATH } from '#domain/paths.ts';
import { findLinksToOmittedPages } from '#site/config/links.ts';
import { type FrontMatterEntry, parseFrontMatter } from './front-matter.ts';
import { renderMarkdown } from './markdown.ts';
import { getPagePath, isPageFileName, listContentPageFiles, type PageFile } from './page-files.ts';
import { type PageSettings, readPageSettings, SETTING_KEYS } from './page-settings.ts';
import { fillPlaceholders, getMarkdownPlaceholderValues, getPlaceholderValues } from './placeholders.ts';
import type { BlockSource } from './resolve-block.ts';

/** A text page: the dealer's own or one of the platform's defaults. */
export interface ContentPage extends PageSettings {
  /** The path, which ends in a slash: '/about-us/'. */
  readonly path: string;
  readonly title: string;
  /** One sentence for search engines and link previews. */
  readonly description: string;
  /** Sanitised HTML; headings start at h2. */
  readonly html: string;
  /** The file that gave the page its address: 'content/pages/about-us.md'. */
  readonly source: string;
  /**
   * Whether search engines may list it. Pages for a single visitor are excluded: the thanks for an enquiry (T-72) and a
   * trade-in offer.
   */
  readonly indexed: boolean;
}

export interface ContentPages {
  readonly pages: ReadonlyMap<string, ContentPage>;
  /** One line each: `file: line 3: problem. Fix.` */
  readonly problems: readonly string[];
}

/** The required and optional keys of a page's front matter. */
export const PAGE_KEYS = {
  required: ['title', 'description'],
  optional: SETTING_KEYS,
} as const;

const NOINDEX_PATHS = new Set(['/success/', '/trade-in/offer/', CAR_TRADE_IN_PATH]);

/** Every text page of a dealer: the default pages and its own, which can replace default ones. */
export async function readContentPages(dir: string, source: BlockSource): Promise<ContentPages> {
  const files = await listContentPageFiles(dir, source.config);
  const read = await Promise.all([...files].map(([name, file]) => readPage(name, file, source)));
  const pages = read.flatMap(({ page }) => (page ? [page] : []));
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/**
 * Reads one page; none for a file whose name can't be an address, or for a default page about what the dealer does not have
 * (T-92).
 */
async function readPage(
  name: string,
  { file, own }: PageFile,
  source: BlockSource,
): Promise<{ page?: ContentPage; problems: string[] }> {
  if (!isPageFileName(name)) {
    const fix = 'Name it as its address: lower case words joined by hyphens and .md, such as "about-us.md".';
    return { problems: [`${file}: is no name for a page. ${fix}`] };
  }
  const matter = parseFrontMatter(
    await readFile(file, 'utf8'),
    PAGE_KEYS.required,
    own ? PAGE_KEYS.optional : [...PAGE_KEYS.optional, 'needs'],
  );
  if (!meetsNeed(matter.entries.needs?.text, source)) return { problems: [] };
  const values = getPlaceholderValues(source);
  const title = fillEntry(matter.entries.title, values);
  const description = fillEntry(matter.entries.description, values);
  const body = fillPlaceholders(matter.body, getMarkdownPlaceholderValues(source), matter.bodyLine);
  const { settings, problems } = readPageSettings(matter.entries, own, source);
  const rendered = renderMarkdown(body.text, matter.bodyLine);
  const path = getPagePath(name);
  const links = findLinksToOmittedPages(rendered.html, source.config.omitPages);
  return {
    page: {
      path,
      title: title.text,
      description: description.text,
      html: rendered.html,
      source: own ? `content/pages/${name}` : `the default page ${name}`,
      indexed: !NOINDEX_PATHS.has(path),
      ...settings,
    },
    problems: [matter, title, description, body, rendered, { problems: [...problems, ...links] }].flatMap(
      ({ problems: lines }) => lines.map((line) => `${file}: ${line}`),
    ),
  };
}

/** Whether a dealer has what a default page is about: stock, or vehicles for a test drive ('test drive or test ride') or ride. */
function meetsNeed(need: string | undefined, { config }: BlockSource): boolean {
  if (need === 'stock') return config.stock !== false;
  return need === undefined || (config.testDrive?.startsWith(need) ?? false);
}

function fillEntry(entry: FrontMatterEntry | undefined, values: Parameters<typeof fillPlaceholders>[1]) {
  return fillPlaceholders(entry?.text ?? '', values, entry?.line ?? 1);
}
