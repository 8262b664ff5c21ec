import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startHost } from '#host/start-host.ts';
import { logLine } from '#platform/log.ts';
import { buildSites } from './build/build-sites.ts';
import { getFolders } from './build/folders.ts';
import { formatBuildSummary } from './build/summary.ts';
import { readArgs, readCount, runCommand } from './cli/command.ts';
import { chooseSlugs } from './cli/dealers.ts';
import { assertPortFree } from './cli/free-port.ts';
import { buildInChild } from './start/build-in-child.ts';
import { openDraftProcess } from './start/draft/draft-process.ts';
import { findInheritedSocket, readListening } from './start/read-listening.ts';
import { readLogFormat, startLog, waitForStop } from './start/server-process.ts';

const HELP = `npm start [-- options]

Builds the dealers' sites if needed and serves them as they will be on the web.

  --site <slug>    a single dealer on plain localhost (default: all, at http://<slug>.localhost:<port>/)
  --port <n>       default: 4321, or PORT; a socket of systemd comes first
  --no-build       serve what is in dist/ as it is
  --host <address> listen on this address (default: all of this machine's; with --trust-proxy 127.0.0.1), or HOST
  --trust-proxy    believe the X-Forwarded headers of a proxy on this machine
  --proxies <list> believe those of proxies at these addresses, too: 10.0.0.7,10.0.0.8, or PROXIES
  --overview       show the list of dealers at this machine's own names to everybody, not to this machine alone
  --drain <n>      after SIGTERM, go on answering for n seconds while /readyz says 503 (default: 0)
  --log <format>   plain, or json: a line of JSON each, for log collectors (default: plain, or LOG_FORMAT)

The first SIGTERM or Ctrl+C ends it when all requests are answered and deliveries are made; another ends it at once.
/healthz and /readyz are for health checks. OPERATOR_TOKEN opens /operations/, /metrics and the studio at /admin/.`;

await runCommand(HELP, async () => {
  const { values } = readArgs({
    text: ['site', 'port', 'host', 'proxies', 'drain', 'log'],
    flags: ['no-build', 'trust-proxy', 'overview'],
  });
  const drainMs = readCount('drain', values.drain, 0, 0) * 1000;
  const format = readLogFormat(values.log ?? process.env.LOG_FORMAT);
  const folders = getFolders();
  const port = readCount('port', values.port ?? process.env.PORT, 4321);
  const socket = findInheritedSocket(process.env, process.pid);
  if (socket === undefined) await assertPortFree(port);
  const slugs = values.site ? [values.site] : await chooseSlugs(undefined, folders.sitesDir);
  if (!values['no-build']) {
    const reports = await buildSites({
      slugs,
      folders,
      now: new Date(),
      changed: true,
      jobs: availableParallelism(),
    });
    if (reports.some((report) => report.errors.length > 0)) console.error(formatBuildSummary(reports));
  }
  const published = await Promise.all(
    slugs.map((slug) => stat(join(folders.distDir, slug)).catch(() => undefined)),
  );
  if (!published.some(Boolean)) return 1;
  const { warning, ...listening } = readListening({
    host: values.host ?? process.env.HOST,
    trustProxy: values['trust-proxy'],
    proxies: values.proxies ?? process.env.PROXIES,
  });
  if (warning) console.warn(warning);
  const log = startLog(format);
  const host = await startHost({
    distDir: folders.distDir,
    dataDir: folders.dataDir,
    port,
    socket,
    site: values.site,
    ...listening,
    overview: values.overview,
    build: buildInChild,
    studio: {
      sitesDir: folders.sitesDir,
      ...openDraftProcess(folders),
    },
  });
  console.log(`\n  ${host.url}`);
  if (!values.site) for (const slug of slugs) console.log(`  http://${slug}.localhost:${host.port}`);
  console.log('\n  Ctrl+C ends it.');
  const signal = await waitForStop();
  // Whoever presses Ctrl+C waits for it.
  const delayMs = signal === 'SIGTERM' ? drainMs : 0;
  logLine(`${signal}: shutting down${delayMs > 0 ? ` in ${delayMs / 1000} s` : ''}.`, 'info');
  await host.close({ delayMs });
  logLine('Shut down.', 'info');
  log.flush();
  // Whatever else is open, such as a call of a target that never answers, must not keep the process.
  process.exit(0);
});
