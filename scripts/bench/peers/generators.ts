import { join } from 'node:path';
import { writeFile } from '#scripts/build/files.ts';
import { runProgram } from '#scripts/cli/run-program.ts';
import type { PeerSite } from './peer-pages.ts';

/** Another generator of static sites. */
export interface Generator {
  readonly name: string;
  /** Makes it ready in a folder of its own. Returns the problem, if there is one. */
  readonly install: (dir: string) => Promise<string | undefined>;
  /** Its files for a site, by path. */
  readonly write: (site: PeerSite) => Readonly<Record<string, string>>;
  readonly command: (installed: string, from: string, to: string) => readonly string[];
}

const ELEVENTY = '@11ty/eleventy@3.1.8';

/** The project does not need them. */
export const GENERATORS: readonly Generator[] = [
  {
    name: 'Eleventy',
    async install(dir) {
      writeFile(join(dir, 'package.json'), '{ "private": true }');
      const args = ['install', '--no-audit', '--no-fund', ELEVENTY];
      const { code, errors } = await runProgram('npm', args, { cwd: dir });
      return code === 0 ? undefined : `Eleventy could not be installed: ${errors.trim().split('\n')[0]}`;
    },
    // One Nunjucks template over all pages.
    write: ({ pages, fillers }) => ({
      'page.njk': `---
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
`,
      '_data/pages.json': JSON.stringify(pages),
      '_data/fillers.json': JSON.stringify(fillers),
    }),
    command: (installed, from, to) => [
      process.execPath,
      join(installed, 'node_modules', '@11ty', 'eleventy', 'cmd.cjs'),
      '--quiet',
      `--input=${from}`,
      `--output=${to}`,
    ],
  },
  {
    name: 'Hugo',
    async install() {
      const { code } = await runProgram('hugo', ['version']);
      return code === 127 ? 'Hugo is not on this machine. Run "apt-get install hugo".' : undefined;
    },
    // A file with front matter for each page, as it reads no other data into pages.
    write: ({ pages, fillers }) => ({
      'config.json': JSON.stringify({
        baseURL: 'https://peer.example/',
        disableKinds: ['taxonomy', 'term', 'RSS', 'sitemap'],
      }),
      'layouts/page/single.html': `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>{{ .Title }}</title></head>
<body><main><h1>{{ .Title }}</h1>
{{ $title := .Title }}{{ range .Params.texts }}<p>{{ . }}</p>
{{ end }}{{ range .Params.pictures }}<img src="{{ . }}" alt="{{ $title }}" loading="lazy" width="800" height="600">
{{ end }}</main>
{{ index .Site.Data.fillers .Params.part | safeHTML }}
</body></html>
`,
      'data/fillers.json': JSON.stringify(fillers),
      ...Object.fromEntries(
        pages.map((page, index) => [`content/${index}.md`, `${JSON.stringify({ ...page, type: 'page' })}\n`]),
      ),
    }),
    command: (_, from, to) => ['hugo', '--quiet', '--source', from, '--destination', to],
  },
];
