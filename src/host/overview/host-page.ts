import { FORMAT_LOCALE } from '#domain/numbers.ts';
import { sha256 } from '#platform/sha256.ts';

/** The content of one of the host's own pages, for its frame. */
export interface HostPage {
  readonly title: string;
  /** The address of the index page. */
  readonly home: string;
  /** Extra CSS rules; built from validated values, never from free text. */
  readonly css: string;
  /** HTML with all text escaped. */
  readonly body: string;
  /** HTML at the end of the page. Default: how to add a dealer. */
  readonly foot?: string;
}

/** The path of the typeface of the host's own pages. */
export const FONT_PATH = '/font.woff2';

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const ADD_DEALER =
  'Add a dealer of your own: <code>npm run site:new -- example --name "Example Motors" --template classic</code>';

const FRAME_CSS = `
@font-face { font-family: Archivo; src: url(${FONT_PATH}) format("woff2"); font-weight: 400 750; font-display: swap; }
:root { --canvas: #f4f5f6; --surface: #fff; --line: #d9dde1; --line-strong: #7b848d; --ink: #14181c; --ink-2: #4a535b; --wall: #e6e9ec; --floor: #d6dade; --gutter: 16px; }
*, ::before, ::after { box-sizing: border-box; }
body, h1, h2, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }
body { display: flex; flex-direction: column; min-height: 100vh; background: var(--canvas); color: var(--ink); font: 400 1rem/1.5 Archivo, system-ui, sans-serif; font-stretch: 96%; font-variant-numeric: tabular-nums lining-nums; -webkit-font-smoothing: antialiased; }
a { color: inherit; text-underline-offset: 3px; text-decoration-thickness: 1px; }
:focus-visible { outline: 2px solid #0b49c4; outline-offset: 2px; }
code { font: 500 .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.wrap { width: 100%; max-width: calc(1216px + 2 * var(--gutter)); margin-inline: auto; padding-inline: var(--gutter); }
.bar { background: var(--ink); color: var(--canvas); font-size: .875rem; }
.bar .wrap { display: flex; align-items: center; min-height: 44px; }
.bar a { display: flex; align-items: center; min-height: 44px; font-weight: 600; text-decoration: none; }
.bar :focus-visible { outline-color: #fff; }
main { flex: 1; padding-block: 32px 48px; }
h1 { font-size: 1.5rem; line-height: 1.2; font-weight: 750; font-stretch: 104%; letter-spacing: -.025em; text-wrap: balance; }
.lead { margin-top: 8px; color: var(--ink-2); max-width: 60ch; }
.foot { border-top: 1px solid var(--line); color: var(--ink-2); font-size: .875rem; }
.foot .wrap { padding-block: 24px; }
@media (min-width: 992px) { :root { --gutter: 32px; } main { padding-block: 48px 64px; } h1 { font-size: 3rem; line-height: 1; } .lead { margin-top: 16px; font-size: 1.25rem; } }
`;

/** The document of one of the host's own pages, and headers whose policy lets it load nothing from elsewhere. */
export function renderHostPage(page: HostPage): { html: string; headers: Record<string, string> } {
  const css = FRAME_CSS + page.css;
  const html = `<!doctype html>
<html lang="${FORMAT_LOCALE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(page.title)}</title>
<link rel="icon" href="data:,">
<style>${css}</style>
</head>
<body>
<header class="bar"><div class="wrap"><a href="${page.home}">Forecourt</a></div></header>
<main class="wrap">
${page.body}
</main>
<footer class="foot"><p class="wrap">${page.foot ?? ADD_DEALER}</p></footer>
</body>
</html>
`;
  const hash = sha256(css, 'base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, headers: { 'content-security-policy': policy, 'x-content-type-options': 'nosniff' } };
}
