import ts from 'typescript';
import { features } from 'web-features';
import { BASELINE } from '#scripts/build/baseline.ts';

/** By feature of the web platform, as MDN's compatibility data names it, the browsers of the baseline that lack it. */
export type NewerFeatures = ReadonlyMap<string, string>;

type Support = Readonly<Partial<Record<string, string>>>;

/** All that is newer than the baseline: 'javascript.builtins.Map.groupBy' -> 'safari 17.4, chrome 117'. */
export function listNewerFeatures(): NewerFeatures {
  return new Map(
    listSupport().flatMap(([key, support]) => {
      const lacking = describeLacking(support);
      return lacking ? [[key, lacking] as const] : [];
    }),
  );
}

/** The features that the baseline has. */
export function listBaselineFeatures(): ReadonlySet<string> {
  return new Set(listSupport().flatMap(([key, support]) => (describeLacking(support) ? [] : [key])));
}

function listSupport(): [string, Support][] {
  return Object.values(features).flatMap((feature) =>
    feature.kind === 'feature'
      ? Object.entries(feature.status.by_compat_key ?? {}).map(([key, { support }]): [string, Support] => [
          key,
          { ...support },
        ])
      : [],
  );
}

function describeLacking(support: Support): string {
  // What an iPhone alone lacks is about mice and full screens, and MDN knows least about it.
  return Object.entries(BASELINE)
    .filter(([browser]) => browser !== 'safari_ios')
    .filter(([browser, version]) => toNumber(support[browser]) > Number(version))
    .map(([browser]) => `${browser} ${support[browser] ?? 'never'}`)
    .join(', ');
}

/** '≤37' is at most 37. Browsers that are not named have never had it. */
function toNumber(version: string | undefined): number {
  return version === undefined ? Number.POSITIVE_INFINITY : Number.parseFloat(version.replace('≤', ''));
}

/** The features that a style sheet uses, as MDN's compatibility data may name them; names that it lacks do no harm. */
export function listCssFeatures(css: string): Set<string> {
  const found = new Set<string>();
  const bare = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|url\((?:"[^"]*"|[^)]*)\)/g, '""');
  for (const [, text = '', end] of bare.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') addPrelude(text.trim(), found);
    else addDeclaration(text.trim(), found);
  }
  return found;
}

function addPrelude(prelude: string, found: Set<string>): void {
  const [, rule] = /^@([a-z-]+)/.exec(prelude) ?? [];
  if (rule) {
    found.add(`css.at-rules.${rule}`);
    for (const [, feature] of prelude.matchAll(/\(([a-z-]+)/g)) found.add(`css.at-rules.${rule}.${feature}`);
    return;
  }
  for (const [, name] of prelude.matchAll(/(?<!\\)::?([a-z-]+)/g)) found.add(`css.selectors.${name}`);
}

function addDeclaration(declaration: string, found: Set<string>): void {
  const [, property, value = ''] = /^([a-z-]+):(.*)$/s.exec(declaration) ?? [];
  if (!property || property.startsWith('--')) return;
  found.add(`css.properties.${property}`);
  for (const [, word, call] of value.matchAll(/([a-z][a-z-]*)(\()?/g)) {
    found.add(`css.properties.${property}.${word}`);
    if (call)
      for (const type of ['color', 'gradient', 'easing-function']) found.add(`css.types.${type}.${word}`);
    if (call) found.add(`css.types.${word}`);
  }
}

/** What a script names: members of anything ('toSorted'), members of names ('Map.groupBy'), and names by themselves. */
export interface ScriptNames {
  readonly members: ReadonlySet<string>;
  readonly statics: ReadonlySet<string>;
  readonly globals: ReadonlySet<string>;
}

export function listScriptNames(code: string): ScriptNames {
  const members = new Set<string>();
  const globals = new Set<string>();
  const statics = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      members.add(node.name.text);
      if (ts.isIdentifier(node.expression)) statics.add(`${node.expression.text}.${node.name.text}`);
      visit(node.expression);
      return;
    }
    if (ts.isIdentifier(node)) globals.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('script.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS));
  return { members, statics, globals };
}

/** The interfaces that pages of ours deal with; those of others have members named like anybody's: `destroy`, `tag`. */
const INTERFACES =
  /^(Window|Document|Element|HTML(?!Fenced|Geolocation)\w*Element|Node|Event|EventTarget|ToggleEvent|Navigator|URL|URLSearchParams|AbortSignal|FormData|Headers|Request|Response|History|IDB\w+|Storage|Worker|CSS|CSSStyleSheet|ResizeObserver|IntersectionObserver|CustomElementRegistry|LockManager|Clipboard|StorageManager)$/;

/**
 * Which of these features a script names. A script does not say of which type its objects are, so a member counts for every
 * type that has one of this name, unless `known` has: the last parts of the names of features that need no look.
 */
export function findScriptFeatures(
  { members, statics, globals }: ScriptNames,
  features: Iterable<string>,
  known: ReadonlySet<string>,
): string[] {
  return [...features].filter((key) => {
    const parts = key.split('.');
    const isBuiltIn = key.startsWith('javascript.builtins.');
    const [owner = '', member] = parts.slice(isBuiltIn ? 2 : 1);
    if (!isBuiltIn && !(parts[0] === 'api' && INTERFACES.test(owner))) return false;
    if (parts.length > (isBuiltIn ? 4 : 3) || member?.endsWith('_event')) return false;
    if (member === undefined) return globals.has(owner);
    const name = member.replace(/_static$/, '');
    return statics.has(`${owner}.${name}`) || (name === member && members.has(name) && !known.has(name));
  });
}

/** The last parts of features' names, as `findScriptFeatures` takes them. */
export function listMemberNames(features: Iterable<string>): Set<string> {
  return new Set([...features].map((key) => (key.split('.').at(-1) ?? '').replace(/_(static|event)$/, '')));
}
