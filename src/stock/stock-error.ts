/** The problems that prevent an import, one line each: `file: key.path: problem. Fix.` */
export class StockError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'StockProblems';
    this.lines = lines;
  }
}
