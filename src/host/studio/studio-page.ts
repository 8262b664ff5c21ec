import { FORMAT_LOCALE } from '#domain/numbers.ts';
import { escapeHtml, type HostPage } from '#host/overview/host-page.ts';
import { sha256 } from '#platform/sha256.ts';
import type { SiteFacts } from '#published-site/site-facts.ts';
import { listModules } from './modules.ts';

const CSS = `
:root { color-scheme: light dark; }
body { display: grid; grid-template-rows: minmax(0, 1fr) auto; height: 100dvh; margin: 0; font: .875rem/1.4 system-ui, sans-serif; }
#nc-root { position: relative; overflow: hidden; contain: layout; }
.publication { display: flex; align-items: center; gap: 16px; min-height: 44px; padding-inline: 16px; border-top: 1px solid #8886; }
.publication p { flex: 1; max-height: 6em; margin: 0; overflow: auto; white-space: pre-line; }
.publication [data-state="failed"] { color: light-dark(#b3261e, #ff8a80); }
.publication a, .publication button { display: inline-flex; align-items: center; min-height: 44px; color: inherit; font: inherit; }
.publication [hidden] { display: none; }
`;

/** What the script of the studio reads in its page. */
export interface StudioSettings {
  readonly dealer: string;
  /** Signs the calls of this page. */
  readonly token: string;
  /** The address of the published site. */
  readonly site: string;
}

const IMPORT_MAP = JSON.stringify({ imports: listModules() });

/** Scripts, styles and typefaces are ours and the CMS's alone. Pictures may be anybody's, as content may name them by address. */
const POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${sha256(IMPORT_MAP, 'base64')}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' https: blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' blob: data:",
  "frame-src 'self' blob:",
  'manifest-src data: blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const STUDIO_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
} as const;

/** The page in which the CMS edits one dealer, with a line below it that says how the publication goes. */
export function renderStudioPage(name: string, settings: StudioSettings): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${FORMAT_LOCALE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(name)}: studio</title>
<link rel="icon" href="data:,">
<style>${CSS}</style>
<script type="application/json" id="settings">${json}</script>
<script type="importmap">${IMPORT_MAP}</script>
<script type="module" src="/admin/studio.js"></script>
</head>
<body>
<div id="nc-root"></div>
<footer class="publication">
<p role="status" id="publication"></p>
<button type="button" id="undo" hidden>Undo the last save</button>
<a id="live" href="${escapeHtml(settings.site)}" target="_blank" rel="noopener">View the site</a>
</footer>
</body>
</html>
`;
}

/** The page that lists what an operator may edit. */
export function buildStudioList(dealers: readonly SiteFacts[]): HostPage {
  const links = dealers.map(
    ({ slug, name }) => `<li><a href="/admin/${escapeHtml(slug)}/">${escapeHtml(name)}</a></li>`,
  );
  return {
    title: 'Studio',
    home: '/',
    css: 'main li a { display: inline-flex; align-items: center; min-height: 44px; }',
    foot: 'Editors have logins of their own: <code>studio</code> in <code>site.ts</code>.',
    body: `<h1>Studio</h1>\n<p class="lead">Choose a dealer to edit.</p>\n<ul>\n${links.join('\n')}\n</ul>`,
  };
}
