/** The terms of a query: its words, and its phrases in quotation marks, which are excluded after a hyphen. */
export function splitTerms(query: string): string[] {
  return query.match(/-?"[^"]*"|\S+/g) ?? [];
}

/** A query as visitors read it, without the marks that say how it is searched: '“sr5 tow bar”', 'without “Sunroof”'. */
export function describeQuery(query: string): string {
  const terms = splitTerms(query);
  const write = (chosen: readonly string[]) => `“${chosen.join(' ').replace(/^-"|"/g, '').trim()}”`;
  const wanted = terms.filter((term) => !isExcluded(term));
  const excluded = terms.filter(isExcluded).map((term) => `without ${write([term])}`);
  return [...(wanted.length > 0 ? [write(wanted)] : []), ...excluded].join(', ');
}

function isExcluded(term: string): boolean {
  return term.startsWith('-"');
}
