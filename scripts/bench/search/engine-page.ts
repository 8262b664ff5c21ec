import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import ts from 'typescript';

const ORIGIN = 'http://bench.localhost';

/** Modern JavaScript: only the types are removed. */
const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

/** The page's URL of the search index under test. */
export const INDEX_URL = '/index.json';
/** The page's URL of the module that measures. */
export const PROBE_URL = '/scripts/bench/search/engine-probe.ts';

/** The browser's part of the project's import aliases. */
const IMPORT_MAP = JSON.stringify({ imports: { '#search/': '/src/search/', '#domain/': '/src/domain/' } });
const HTML = `<!doctype html><title>bench</title><script type="importmap">${IMPORT_MAP}</script>`;

/** Without cross-origin isolation a browser rounds its clock to 0.1 ms. */
const ISOLATION_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** Opens a throttled page that can import the engine's modules unbundled, with types stripped. */
export async function openEnginePage(browser: Browser, index: string, slowdown: number): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(`${ORIGIN}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    await route.fulfill({ headers: ISOLATION_HEADERS, ...(await readResource(path, index)) });
  });
  await page.goto(`${ORIGIN}/`);
  await page.evaluate((url) => import(url), PROBE_URL);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function readResource(path: string, index: string) {
  if (path === '/') return { contentType: 'text/html', body: HTML };
  if (path === INDEX_URL) return { contentType: 'application/json', body: index };
  if (!path.endsWith('.ts')) return { status: 404, body: '' };
  const source = await readFile(`.${path}`, 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: COMPILER_OPTIONS });
  return { contentType: 'text/javascript', body: outputText };
}
