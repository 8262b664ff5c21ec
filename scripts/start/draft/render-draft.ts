import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PageKind } from '#domain/page-kinds.ts';
import { buildSearches } from '#features/catalogue-search/catalogues.ts';
import { buildPopupView } from '#features/popup/popup-view.ts';
import { escapeHtml } from '#host/overview/host-page.ts';
import { getContentType } from '#host/static/file-headers.ts';
import type { FileChange } from '#host/studio/dealer-files.ts';
import type { ShownFile } from '#host/studio/dealer-studio.ts';
import { hoistStyleSheets } from '#layouts/hoist-style-sheets.ts';
import { type CompiledApp, readStylesheet } from '#scripts/build/compiled.ts';
import { listFiles } from '#scripts/build/files.ts';
import type { Folders } from '#scripts/build/folders.ts';
import { createPageLocals } from '#site/page-locals.ts';
import type { Route } from '#site/routes/route.ts';
import { buildRoutes } from '#site/routes/routes.ts';
import type { Site } from '#site/site.ts';

export interface Draft {
  /** The dealer with the draft. */
  readonly site: Site;
  readonly changes: readonly FileChange[];
  readonly shown: ShownFile;
  readonly now: Date;
  readonly compiled: CompiledApp;
  readonly folders: Folders;
}

/** Stands in for the address of the dealer's style sheet, which is put into the page. */
const STYLESHEET = '/assets/draft.css';

/** The page that shows a draft, as it will be published, in one document without scripts. Its pictures are the published site's. */
export async function renderDraft(draft: Draft): Promise<string> {
  const { site, shown, now, compiled, folders } = draft;
  const { reactScript, popoverScript, searchEntries } = compiled;
  const route = findPage(site, shown);
  const searches = buildSearches(site, { now, host: undefined }, (name) => ({
    indexUrl: '',
    entry: searchEntries[name],
  }));
  const once: App.Locals['once'] = (_, render) => render();
  const resources = { stylesheet: STYLESHEET, searches, reactScript, popoverScript, once };
  const locals = { ...createPageLocals(site, now, resources), publishData: () => '' };
  const html = hoistStyleSheets(compiled.renderPage(route.path, locals));
  const popup = shown.path === 'content/popup.json' ? await renderPopup(draft) : '';
  return addressSite(
    inlinePictures(
      await inlineStyles(withoutScripts(html.replace('</body>', () => `${popup}</body>`)), readCss),
      draft,
    ),
    site.slug,
  );

  function readCss(url: string): Promise<string> {
    return url === STYLESHEET
      ? readStylesheet(compiled, folders.compiledDir, site)
      : readFile(join(folders.compiledDir, 'client', url), 'utf8');
  }
}

/** The kinds of pages that show files without a page for each entry; the home page shows the others. */
const KINDS: Readonly<Record<string, PageKind>> = {
  'content/offers.json': 'offers',
  'content/promos.json': 'search',
  'content/special-hours.json': 'locations',
};

/** The page that shows a file: of a list, the page of one entry. */
function findPage(site: Site, { path, entry }: ShownFile): Pick<Route, 'path'> {
  const routes = buildRoutes(site);
  const source = entry === '' ? path : `${path}: ${entry}`;
  return (
    routes.find((route) => route.source === source) ??
    routes.find(({ kind }) => kind === KINDS[path]) ?? { path: '/' }
  );
}

/** Nothing in a preview runs; what says that there are no scripts is left out, too. */
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<(script|noscript)\b[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<link (?!rel="stylesheet")[^>]*>/g, '');
}

async function inlineStyles(html: string, readCss: (url: string) => Promise<string>): Promise<string> {
  const parts = html.split(/<link rel="stylesheet" href="([^"]*)"[^>]*>/);
  const filled = await Promise.all(
    parts.map(async (part, index) => (index % 2 === 0 ? part : `<style>${await readCss(part)}</style>`)),
  );
  return filled.join('').replace('</head>', () => '<style>a { pointer-events: none }</style></head>');
}

/** Puts pictures into the page that are not published yet. */
function inlinePictures(html: string, { site, changes }: Draft): string {
  let shown = html;
  for (const { path, content } of changes) {
    const url = path.startsWith('assets/') ? site.assets.get(basename(path)) : undefined;
    if (url === undefined || content === undefined) continue;
    const data = `data:${getContentType(path)};base64,${Buffer.from(content).toString('base64')}`;
    const named = [url, encodeURIComponent(url)].map(RegExp.escape).join('|');
    shown = shown
      .replaceAll(new RegExp(` srcset="[^"]*(?:${named})[^"]*"`, 'gi'), '')
      .replaceAll(new RegExp(`(?<= src=")[^"]*(?:${named})[^"]*`, 'g'), () => data);
  }
  return shown;
}

/** Asks the studio for the files of the published site. */
function addressSite(html: string, slug: string): string {
  return html.replaceAll(
    /(?<=(?: (?:src|srcset|href|poster)="|, |url\(["']?))\/(?=\w|\.)/gi,
    `/admin/${slug}/site/`,
  );
}

/** The popup, which scripts open on the published page (PopupDialog.island.tsx). */
async function renderPopup({ site, now, folders }: Draft): Promise<string> {
  const view = buildPopupView(site, { kind: 'home', path: '/' }, now);
  const files = await listFiles(join(folders.compiledDir, 'client/_astro'));
  const css = files.find((file) => /^popup\..*\.css$/.test(file));
  if (!view || !css) return '';
  return `<link rel="stylesheet" href="/_astro/${css}">
<dialog class="popup" open style="position: fixed; inset: 0; z-index: 99">
<img class="popup__picture" src="${escapeHtml(view.picture.src)}" alt="">
<div class="popup__words"><h2 class="popup__title">${escapeHtml(view.title)}</h2><p class="popup__text">${escapeHtml(view.description)}</p>
<p class="popup__act"><a class="btn btn--primary">${escapeHtml(view.buttonText)}</a><button type="button" class="btn">Close</button></p></div>
</dialog>`;
}
