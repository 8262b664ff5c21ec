import { join } from 'node:path';
import { runProgram } from '#scripts/cli/run-program.ts';
import { type PeerSite, writeFiles } from './peer-pages.ts';

const VERSION = '3.1.8';

const TEMPLATE = `---
pagination:
  data: pages
  size: 1
  alias: entry
permalink: "{{ entry.url }}"
---
<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>{{ entry.title }}</title></head>
<body><main><h1>{{ entry.title }}</h1>
{% for text in entry.texts %}<p>{{ text }}</p>
{% endfor %}{% for url in entry.pictures %}<img src="{{ url }}" alt="{{ entry.title }}" loading="lazy" width="800" height="600">
{% endfor %}</main>
{{ fillers[entry.part] | safe }}
</body></html>
`;

/** Installs Eleventy into a folder of its own, as the project does not need it. Returns the problem, if there is one. */
export async function installEleventy(dir: string): Promise<string | undefined> {
  await writeFiles(dir, { 'package.json': '{ "private": true }' });
  const args = ['install', '--no-audit', '--no-fund', `@11ty/eleventy@${VERSION}`];
  const { code, errors } = await runProgram('npm', args, { cwd: dir });
  return code === 0 ? undefined : `Eleventy could not be installed: ${errors.trim().split('\n')[0]}`;
}

/** Writes a site for Eleventy: one Nunjucks template over all pages. */
export async function writeEleventySite(dir: string, { pages, fillers }: PeerSite): Promise<void> {
  await writeFiles(dir, {
    'page.njk': TEMPLATE,
    '_data/pages.json': JSON.stringify(pages),
    '_data/fillers.json': JSON.stringify(fillers),
  });
}

export function eleventyCommand(installed: string, dir: string, out: string): readonly [string, ...string[]] {
  const program = join(installed, 'node_modules', '@11ty', 'eleventy', 'cmd.cjs');
  return [process.execPath, program, '--quiet', `--input=${dir}`, `--output=${out}`];
}
