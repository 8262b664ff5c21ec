import { ExpectedError } from '#platform/expected-error.ts';

/** The problems that prevent a dealer from being built, one line each: `file: key.path: problem. Fix.` */
export class SiteError extends ExpectedError {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'SiteProblems';
    this.lines = lines;
  }
}
