/** The input of commands that are about a store as a whole. */
export interface StoreContext {
  /** The file of leads: `.data/leads.sqlite`. */
  readonly file: string;
  /** The address of the database that is used in its place. */
  readonly url: string | undefined;
  readonly sitesDir: string;
  /** The dealers of sites/. */
  readonly dealers: readonly string[];
  readonly dataDir: string;
  readonly distDir: string;
  /** The backup. */
  readonly backup: string | undefined;
  readonly to: string | undefined;
  readonly dryRun: boolean;
  readonly merge: boolean;
  readonly netlify: boolean;
  readonly yes: boolean;
  readonly now: Date;
}
