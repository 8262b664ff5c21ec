import { siteSlugs } from '#site/read-config.ts';
import { benchBuild } from './bench/build-bench.ts';
import { compile } from './build/compile.ts';
import { folders } from './build/folders.ts';
import { readArgs, readNow, runCommand, UsageError } from './cli/command.ts';
import { table } from './cli/table.ts';
import { ensureDemo } from './demo/ensure-demo.ts';

const HELP = `npm run bench [-- --site <slug>]

Measures what it costs to make pages: milliseconds of processor time by kind of page, warm, and how the whole compares
with writing the same bytes as plain files. Figures depend on the machine: compare them with figures of the same one.

  --site <slug>   the dealer to measure (default: the first of sites/)
  --now <time>    as if it were this time (default: now)`;

await runCommand(HELP, async () => {
  const { values } = readArgs({ site: { type: 'string' }, now: { type: 'string' } });
  const places = folders();
  const slug = values.site ?? (await siteSlugs(places.sitesDir))[0];
  if (!slug)
    throw new UsageError(`There is no dealer in ${places.sitesDir}. Make one with "npm run site:new".`);
  const now = readNow(values.now);
  const started = performance.now();
  await compile(places.compiledDir);
  const compileSeconds = (performance.now() - started) / 1000;
  await ensureDemo({ slugs: [slug], ...places, now, onProgress: () => {} });
  const { kinds, writeSeconds, ratioToWriting } = await benchBuild(slug, places, now);
  console.log(
    table(
      ['kind', 'pages', 'CPU ms a page', 'KB a page'],
      kinds.map(({ kind, pages, cpu, kilobytes }) => [
        kind,
        String(pages),
        cpu.toFixed(2),
        kilobytes.toFixed(1),
      ]),
    ),
  );
  console.log(`\ncompile ${compileSeconds.toFixed(1)} s (0 when nothing changed)`);
  console.log(
    `plain files of the same bytes ${writeSeconds.toFixed(2)} s; rendering and writing ${ratioToWriting.toFixed(1)} times that`,
  );
  return 0;
});
