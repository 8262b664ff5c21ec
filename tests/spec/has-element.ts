const TAG = /<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const SELECTOR = /^([a-z][\w-]*)?(?:#([\w-]+))?((?:\[[\w-]+(?:\^?="[^"]*")?\])*)$/;
const ATTRIBUTE = /\[([\w-]+)(?:(\^?)="([^"]*)")?\]/g;

/** Whether a page has an element: a tag, an id and attributes, 'a#top[href^="/search/"][hidden]'. Throws on other selectors. */
export function hasElement(html: string, selector: string): boolean {
  const [known, tag, id, attributes = ''] = SELECTOR.exec(selector) ?? [];
  if (known === undefined) throw new Error(`"${selector}" is more than a tag, an id and attributes.`);
  const wanted = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', start = '', value]) =>
    attributePattern(name, value, start === '^'),
  );
  if (id !== undefined) wanted.push(attributePattern('id', id, false));
  return [...html.matchAll(TAG)].some(
    ([, name = '', text = '']) =>
      (tag === undefined || name.toLowerCase() === tag) && wanted.every((pattern) => pattern.test(text)),
  );
}

/** Attribute names are case-insensitive: React writes `inputMode`. */
function attributePattern(name: string, value: string | undefined, startOnly: boolean): RegExp {
  if (value === undefined) return new RegExp(`\\s(?i:${name})(?=[\\s=/]|$)`);
  const written = RegExp.escape(value.replaceAll('&', '&amp;'));
  return new RegExp(`\\s(?i:${name})="${written}${startOnly ? '' : '"'}`);
}
