import ts from 'typescript';

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
