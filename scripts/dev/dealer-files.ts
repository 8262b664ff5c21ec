import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { buildStockStatus } from '#domain/car/status/live-status.ts';
import { CATALOGUE_NAMES, CATALOGUES, getIndexUrl } from '#features/catalogue-search/catalogues.ts';
import { buildFormConfig } from '#features/forms/build-form-config.ts';
import { getContentType } from '#host/static/file-headers.ts';
import { PACKAGE_ROOT } from '#platform/package-root.ts';
import { getFolders } from '#scripts/build/folders.ts';
import { readAssets } from '#site/assets.ts';
import { loadDevSite } from '#site/dev-site.ts';
import { TEMPLATES_FOLDER } from '#site/read-template.ts';
import type { Site } from '#site/site.ts';

/**
 * Serves the files that a build writes next to the pages during development: the dealer's colours (`/theme.css`), its
 * assets and invented pictures (`/assets/…`), the search index, the stock status (`/stock/status.json`) and resized
 * pictures (`/.netlify/images?url=…&w=…`). Also a development-only page: `/_cards/`, cards in every state.
 */
export function dealerFiles(): AstroIntegration {
  return {
    name: 'forecourt-dealer-files',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({
          pattern: '/_cards',
          entrypoint: new URL('./CardGallery.astro', import.meta.url),
          prerender: false,
        });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          try {
            if (!(await handleRequest(request, response))) next();
          } catch (error) {
            next(error);
          }
        });
      },
    },
  };
}

/** A file generated from the dealer's data. */
interface VirtualFile {
  readonly type: string;
  readonly body: string | Buffer<ArrayBuffer>;
}

const jsonFile = (body: string): VirtualFile => ({ type: 'application/json', body });

/** Generated files by address; undefined for dealers without them. */
const VIRTUAL_FILES: Readonly<Record<string, (site: Site) => VirtualFile | undefined>> = {
  '/theme.css': (site) => ({
    type: 'text/css',
    body: `@import "${findStyleSheet(site)}?direct";\n${site.theme.css}`,
  }),
  '/forms.json': (site) => jsonFile(JSON.stringify(buildFormConfig(site))),
  '/stock/index.json': (site) =>
    site.stock ? jsonFile(JSON.stringify({ cars: getIndexUrl('cars') })) : undefined,
  '/stock/status.json': (site) =>
    site.stock ? jsonFile(JSON.stringify(buildStockStatus(site.cars))) : undefined,
  ...Object.fromEntries(
    CATALOGUE_NAMES.map((name) => [
      getIndexUrl(name),
      (site: Site) => {
        const search = CATALOGUES[name].build(site, { now: new Date() });
        return search && jsonFile(search.index);
      },
    ]),
  ),
};

/** The address of a template's style sheet, which may be the base's. */
function findStyleSheet({ template, design }: Site): string {
  const own = resolve(getFolders().sitesDir, TEMPLATES_FOLDER, template, 'style.css');
  return existsSync(own) ? encodeURI(`/@fs${own}`) : `/src/templates/${design.base}/style.css`;
}

async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  const image = url.pathname === '/.netlify/images';
  const making = VIRTUAL_FILES[url.pathname];
  if (!making && !image && !url.pathname.startsWith('/assets/')) return false;
  const site = await loadDevSite(url.hostname, process.env);
  const { logoSprite } = site;
  const made =
    url.pathname === logoSprite.url
      ? { type: 'image/svg+xml', body: logoSprite.text }
      : (making?.(site) ?? (image ? await resizeImage(url, site) : undefined));
  if (made) {
    response.setHeader('Content-Type', made.type);
    response.end(made.body);
    return true;
  }
  const file = await findFile(image ? (url.searchParams.get('url') ?? '') : url.pathname, site);
  if (!file) return false;
  response.setHeader('Content-Type', getContentType(file));
  createReadStream(file).pipe(response);
  return true;
}

/** The picture requested from the image CDN; undefined for an SVG or a missing picture. */
export async function resizeImage(
  { searchParams }: URL,
  site: Site,
): Promise<{ readonly type: string; readonly body: Buffer<ArrayBuffer> } | undefined> {
  const file = await findFile(searchParams.get('url') ?? '', site);
  if (!file || extname(file) === '.svg') return undefined;
  const width = Number(searchParams.get('w')) || undefined;
  const sized = sharp(file).resize({ width, withoutEnlargement: true });
  return searchParams.get('fm') === 'jpg'
    ? { type: 'image/jpeg', body: await sized.flatten({ background: '#fff' }).jpeg().toBuffer() }
    : { type: 'image/webp', body: await sized.webp().toBuffer() };
}

async function findFile(path: string, site: Site): Promise<string | undefined> {
  const { sitesDir } = getFolders();
  const asset = (await readAssets(join(sitesDir, site.slug, 'assets'))).find(({ url }) => url === path);
  const candidates = [...(asset ? [asset.file] : []), join(PACKAGE_ROOT, 'public', path)];
  if (site.stock && site.stock.demo)
    candidates.push((await import('#scripts/demo/photographs.ts')).photographFile(path));
  for (const candidate of candidates) if (await stat(candidate).catch(() => undefined)) return candidate;
  return undefined;
}
