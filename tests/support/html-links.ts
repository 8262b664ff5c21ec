/** An address that a page names, and where: 'a href', 'img srcset'. */
export interface Mention {
  readonly where: string;
  readonly url: string;
}

export interface PageLinks {
  readonly mentions: readonly Mention[];
  /** What `#fragments` may point at. */
  readonly ids: ReadonlySet<string>;
}

/** Attributes that hold one address each, on whatever element. Astro's islands name their chunks in the last four. */
const ADDRESS = new Set([
  'href',
  'xlink:href',
  'src',
  'poster',
  'action',
  'formaction',
  'data',
  'component-url',
  'renderer-url',
  'before-hydration-url',
]);
const ADDRESS_LIST = new Set(['srcset', 'imagesrcset']);
const ADDRESS_META = /^(og|twitter):(url|image|video|audio)\b/;

const TAG = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const COMMENT = /<!--[\s\S]*?-->/g;
/** What lies inside is no markup; the tag itself stays. */
const RAW_TEXT = /(<(script|style|textarea|title)\b(?:"[^"]*"|'[^']*'|[^'">])*>)([\s\S]*?)<\/\2\s*>/gi;

/**
 * Every address in a page (links, pictures, styles, scripts, forms, link previews, structured data) and every id.
 * A tokeniser, not a tree: it reads what our build writes, 2,500 pages in a few seconds.
 */
export function pageLinks(html: string): PageLinks {
  const mentions: Mention[] = [];
  const ids = new Set<string>();
  const markup = html.replace(COMMENT, '').replace(RAW_TEXT, (_, tag: string, name: string, text: string) => {
    if (name.toLowerCase() === 'script' && /type="application\/ld\+json"/.test(tag)) {
      mentions.push(...addressesIn(JSON.parse(text)).map((url) => ({ where: 'structured data', url })));
    }
    return tag;
  });
  for (const [, tag = '', text = ''] of markup.matchAll(TAG)) {
    const attributes = attributesOf(text);
    const id = attributes.get('id');
    if (id) ids.add(id);
    mentions.push(...mentionsOf(tag.toLowerCase(), attributes));
  }
  return { mentions, ids };
}

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    found.set(name.toLowerCase(), decode(double ?? single ?? bare ?? ''));
  }
  return found;
}

function mentionsOf(tag: string, attributes: ReadonlyMap<string, string>): Mention[] {
  if (tag === 'meta') {
    const content = attributes.get('content');
    const name = attributes.get('property') ?? attributes.get('name') ?? '';
    return content !== undefined && ADDRESS_META.test(name) ? [{ where: `meta ${name}`, url: content }] : [];
  }
  return [...attributes].flatMap(([name, value]) => {
    const where = `${tag} ${name}`;
    if (ADDRESS.has(name)) return [{ where, url: value.trim() }];
    if (!ADDRESS_LIST.has(name)) return [];
    return value.split(/,\s+/).map((candidate) => ({ where, url: candidate.trim().split(/\s/)[0] ?? '' }));
  });
}

/** The absolute addresses of structured data; the names of its own vocabulary are no links. */
function addressesIn(data: unknown): string[] {
  if (typeof data === 'string') return /^https?:\/\/(?!schema\.org\b)/.test(data) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(addressesIn);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
    (entity, hex?: string, decimal?: string, name = '') => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(Number(decimal));
      return ENTITIES[name] ?? entity;
    },
  );
}
