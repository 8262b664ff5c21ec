import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { startHost } from '#host/start-host.ts';
import { ExpectedError } from '#platform/expected-error.ts';
import { auditPage } from './audit/audit-page.ts';
import { getAuditBudget, toMetricRows } from './audit/metrics.ts';
import { type AuditPageKind, pageKindOf } from './audit/page-kinds.ts';
import { getFolders } from './build/folders.ts';
import { readArgs, readCount, runCommand, UsageError } from './cli/command.ts';
import { findFreePort } from './cli/free-port.ts';
import { formatTable } from './cli/table.ts';
import { launchBrowser } from './test/browser.ts';
import { installTool } from './tools/install-tool.ts';

const AUDITED_KINDS: readonly AuditPageKind[] = [
  'home',
  'search',
  'search-landing',
  'car',
  'locations',
  'content',
];

const HELP = `npm run audit -- --site <slug> [options]

Measures a built site as visitors get it and compares the figures with scripts/budgets.json: Lighthouse on a simulated
phone, bytes, requests, accessibility, and clicks on the search page. Exits with 1 if a budget is exceeded.
Times depend on the machine and its load, which is printed with them. Lighthouse has a package of its own, which the first
audit installs.

  --site <slug>   the dealer; build it first with "npm run build -- --site <slug>"
  --page <path>   a single page, such as /search/ (default: one of each important kind)
  --runs <n>      Lighthouse runs per page; the median counts (default: 3)`;

await runCommand(HELP, async () => {
  const { values } = readArgs({ text: ['site', 'page', 'runs'] });
  const slug = values.site;
  if (!slug) throw new UsageError('--site: missing. Name the dealer to audit.');
  const runs = readCount('runs', values.runs, 3);
  const { distDir, dataDir } = getFolders();
  const sitemap = await readFile(join(distDir, slug, 'sitemap.xml'), 'utf8').catch(() => undefined);
  if (sitemap === undefined)
    throw new ExpectedError(
      `site "${slug}": is not in ${distDir}. Build it: npm run build -- --site ${slug}`,
    );
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  if (values.page !== undefined && !paths.includes(values.page))
    throw new ExpectedError(
      `--page: "${values.page}" is not in the sitemap of "${slug}". Name a page that is, such as /search/.`,
    );
  const chosen = values.page ? [values.page] : AUDITED_KINDS.flatMap((kind) => findPage(paths, kind));
  await installTool('lighthouse');

  await using cleanup = new AsyncDisposableStack();
  const host = cleanup.adopt(await startHost({ distDir, dataDir, port: 0 }), ({ close }) => close());
  const debuggingPort = await findFreePort();
  const browser = cleanup.use(await launchBrowser(`--remote-debugging-port=${debuggingPort}`));
  let isOver = false;
  for (const path of chosen) {
    const kind = pageKindOf(path);
    console.error(`measuring ${path}`);
    const { metrics, problems } = await auditPage(`http://${slug}.localhost:${host.port}${path}`, {
      browser,
      debuggingPort,
      runs,
      hasFacets: kind === 'search',
    });
    const rows = toMetricRows(metrics, getAuditBudget(kind));
    console.log(`\n${path} (${kind})\n${formatTable(['figure', 'measured', 'budget', ''], rows)}`);
    for (const problem of problems) console.log(`  ${problem}`);
    isOver ||= rows.some((row) => row.at(-1) === 'over');
  }
  const load = loadavg().map((each) => each.toFixed(1));
  console.log(`\nmachine load ${load.join(' ')}; ${runs} runs`);
  return isOver ? 1 : 0;
});

/** The first page of a kind in the sitemap. */
function findPage(paths: readonly string[], kind: AuditPageKind): string[] {
  return paths.filter((path) => pageKindOf(path) === kind).slice(0, 1);
}
