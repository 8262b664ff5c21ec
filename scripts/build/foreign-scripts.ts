import { hashSource } from './security-headers.ts';

/** Comments and tags; a quoted value may contain anything, such as the text of a tag. What is not closed ends the page. */
const MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][^\s/>]*)((?:[^"'>]|"[^"]*(?:"|$)|'[^']*(?:'|$))*)(?:>|$)/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
/** An event handler, or text that looks like one. */
const MAYBE_HANDLER = /[\s"'/]on[a-z]+\s*=/i;
const SCRIPT = /<script/gi;
/** Elements whose content is text up to their end tag. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'noscript', 'iframe', 'xmp']);
const DATA_TYPE = /^application\/(?:ld\+)?json$/;
/** Where the scripts of a site are: compiled ones have a hash in their name. */
const OWN_SCRIPTS = '/_astro/';
const MAX_SHOWN = 60;

/**
 * What a page would run, or try to, that is not the platform's: scripts in the HTML whose hash is not in `allowed`,
 * scripts from elsewhere, and event handlers. Empty for every page unless data has become markup.
 */
export function findForeignScripts(html: string, allowed: ReadonlySet<string>): string[] {
  return isSurelyOwn(html, allowed) ? [] : readForeignScripts(html, allowed);
}

/**
 * Whether the text has no event handler and each `<script` in it, wherever it stands, would be one of the platform's. So it
 * is on nearly every page, and reading the markup of a page takes ten times longer.
 */
function isSurelyOwn(html: string, allowed: ReadonlySet<string>): boolean {
  if (MAYBE_HANDLER.test(html)) return false;
  for (const { index } of html.matchAll(SCRIPT)) {
    const tagEnd = html.indexOf('>', index);
    const end = html.indexOf('</script>', tagEnd);
    if (tagEnd === -1 || end === -1) return false;
    const attributes = readAttributes(html.slice(index + '<script'.length, tagEnd));
    if (judgeScript(attributes, html.slice(tagEnd + 1, end), allowed).length > 0) return false;
  }
  return true;
}

function readForeignScripts(html: string, allowed: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const markup = new RegExp(MARKUP);
  for (let match = markup.exec(html); match; match = markup.exec(html)) {
    const [, slash, tag = '', attributeText = ''] = match;
    if (slash !== '') continue;
    const name = tag.toLowerCase();
    const attributes = readAttributes(attributeText);
    for (const attribute of attributes.keys())
      if (/^on./.test(attribute)) found.push(`an event handler, ${attribute} of ${name}`);
    if (!RAW_TEXT.has(name)) continue;
    const end = findEnd(html, name, markup.lastIndex);
    if (name === 'script') found.push(...judgeScript(attributes, html.slice(markup.lastIndex, end), allowed));
    markup.lastIndex = end;
  }
  return found;
}

function judgeScript(
  attributes: ReadonlyMap<string, string>,
  body: string,
  allowed: ReadonlySet<string>,
): string[] {
  const src = attributes.get('src');
  if (src !== undefined) return src.startsWith(OWN_SCRIPTS) ? [] : [`a script from ${shorten(src)}`];
  if (DATA_TYPE.test(attributes.get('type') ?? '')) return [];
  return allowed.has(hashSource(body)) ? [] : [`the script ${shorten(body)}`];
}

function readAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}

function findEnd(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

function shorten(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return JSON.stringify(line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}...` : line);
}
