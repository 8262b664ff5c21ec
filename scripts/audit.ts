import { loadavg } from 'node:os';
import { startHost } from '#host/start-host.ts';
import { ExpectedError } from '#platform/expected-error.ts';
import { auditPages } from './audit/audit-pages.ts';
import { serveBlankPage } from './audit/blank-page.ts';
import { choosePages, readSitemapPaths } from './audit/choose-pages.ts';
import { getAuditBudget, isOverBudget, toMetricRows } from './audit/metrics.ts';
import { openBrowser } from './audit/open-browser.ts';
import { pageKindOf } from './audit/page-kinds.ts';
import { getFolders } from './build/folders.ts';
import { readArgs, readCount, runCommand, UsageError } from './cli/command.ts';
import { formatTable } from './cli/table.ts';
import { findBrowser, NO_BROWSER_MESSAGE } from './test/browser.ts';
import { installTool } from './tools/install-tool.ts';

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
  if (values.page?.startsWith('/') === false)
    throw new UsageError(`--page: is "${values.page}". Write a path from the root, such as /search/.`);
  const runs = readCount('runs', values.runs, 3);
  const { distDir, dataDir } = getFolders();
  const paths = await readSitemapPaths(distDir, slug);
  if (!paths)
    throw new ExpectedError(
      `site "${slug}": is not in ${distDir}. Build it: npm run build -- --site ${slug}`,
    );
  const pages = values.page ? [{ kind: pageKindOf(values.page), path: values.page }] : choosePages(paths);
  const unknown = pages.find(({ path }) => !paths.includes(path));
  if (unknown)
    throw new ExpectedError(
      `--page: ${unknown.path} is not in the sitemap of "${slug}". Name a page that is.`,
    );
  const program = findBrowser();
  if (!program) throw new ExpectedError(NO_BROWSER_MESSAGE);
  await installTool('lighthouse');

  await using cleanup = new AsyncDisposableStack();
  const host = cleanup.adopt(await startHost({ distDir, dataDir, port: 0 }), ({ close }) => close());
  const blank = cleanup.adopt(await serveBlankPage(), ({ close }) => close());
  const opened = cleanup.adopt(await openBrowser(program), ({ browser }) => browser.close());
  const audits = await auditPages({
    ...opened,
    pages,
    origin: `http://${slug}.localhost:${host.port}`,
    blankUrl: blank.url,
    runs,
    onProgress: (text) => console.error(text),
  });
  for (const { kind, path, metrics, problems } of audits) {
    const rows = toMetricRows(metrics, getAuditBudget(kind));
    console.log(`\n${path} (${kind})\n${formatTable(['figure', 'measured', 'budget', ''], rows)}`);
    for (const problem of problems) console.log(`  ${problem}`);
  }
  console.log(
    `\nmachine load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}; ${runs} runs`,
  );
  return audits.some(({ kind, metrics }) => isOverBudget(metrics, getAuditBudget(kind))) ? 1 : 0;
});
