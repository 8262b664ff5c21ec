/** What stops an import, one readable line per problem: `file: key.path: what is wrong. What to write instead.`. */
export class StockError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'StockProblems';
    this.lines = lines;
  }
}
