import { spawn } from 'node:child_process';
import { listSiteSlugs, readConfig } from '#site/read-config.ts';
import { astroCommand } from './build/compile.ts';
import { getFolders } from './build/folders.ts';
import { readArgs, readCount, runCommand } from './cli/command.ts';
import { assertPortFree } from './cli/free-port.ts';
import { endWithCommand } from './cli/processes.ts';
import { ensureDemo } from './demo/ensure-demo.ts';

const HELP = `npm run dev -- --site <slug> [options]

Serves a dealer's pages with live reload. Every other dealer is at http://<slug>.localhost:<port>/ meanwhile.

  --site <slug>       the dealer on plain localhost (default: the first of sites/)
  --template <name>   show it in another template
  --port <n>          default: 4321, or PORT`;

await runCommand(HELP, async () => {
  const { values } = readArgs({ text: ['site', 'template', 'port'] });
  const port = readCount('port', values.port ?? process.env.PORT, 4321);
  await assertPortFree(port);
  const folders = getFolders();
  const slugs = await listSiteSlugs(folders.sitesDir);
  const slug = values.site ?? slugs[0] ?? '';
  await readConfig(folders.sitesDir, slug, values.template);
  await ensureDemo({ slugs, ...folders, now: new Date() });
  const astro = spawn(process.execPath, [...astroCommand('dev'), '--port', String(port)], {
    stdio: 'inherit',
    // Without the second variable Astro may detach from the terminal.
    env: {
      ...process.env,
      SITE: slug,
      SITE_TEMPLATE: values.template ?? '',
      ASTRO_DEV_BACKGROUND: '0',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  const child = endWithCommand(astro);
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 0)));
});
