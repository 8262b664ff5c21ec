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
