/** What keeps a dealer from being built, one readable line per problem: `file: key.path: what is wrong. what to write instead.` */
export class SiteError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'SiteProblems';
    this.lines = lines;
  }
}
