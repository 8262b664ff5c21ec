import { join } from 'node:path';
import { type PeerSite, writeFiles } from './peer-pages.ts';

const TEMPLATE = `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>{{ .Title }}</title></head>
<body><main><h1>{{ .Title }}</h1>
{{ $title := .Title }}{{ range .Params.texts }}<p>{{ . }}</p>
{{ end }}{{ range .Params.pictures }}<img src="{{ . }}" alt="{{ $title }}" loading="lazy" width="800" height="600">
{{ end }}</main>
{{ index .Site.Data.fillers .Params.part | safeHTML }}
</body></html>
`;

const CONFIG = { baseURL: 'https://peer.example/', disableKinds: ['taxonomy', 'term', 'RSS', 'sitemap'] };

/** Writes a site for Hugo: a file with front matter for each page, as it reads no other data into pages. */
export async function writeHugoSite(dir: string, { pages, fillers }: PeerSite): Promise<void> {
  const contents = pages.map(
    (page, index) => [`content/${index}.md`, `${JSON.stringify({ ...page, type: 'page' })}\n`] as const,
  );
  await writeFiles(dir, {
    'config.json': JSON.stringify(CONFIG),
    'layouts/page/single.html': TEMPLATE,
    'data/fillers.json': JSON.stringify(fillers),
    ...Object.fromEntries(contents),
  });
}

export function hugoCommand(dir: string, out: string): readonly [string, ...string[]] {
  return ['hugo', '--quiet', '--source', dir, '--destination', join(out)];
}
