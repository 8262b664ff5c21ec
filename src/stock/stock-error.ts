import { ExpectedError } from '#platform/expected-error.ts';

/** The problems that prevent an import, one line each: `file: key.path: problem. Fix.` */
export class StockError extends ExpectedError {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'StockProblems';
    this.lines = lines;
  }
}
