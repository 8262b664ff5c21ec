import { ExpectedError } from '#platform/expected-error.ts';

/** The environment variable with the address of the database. */
export const DATABASE_VARIABLE = 'LEADS_DATABASE_URL';

const EXAMPLE = 'postgres://forecourt:password@db.example.com:5432/forecourt?sslmode=require';

/** The address of the database that leads are in; undefined = they are in a file. Throws an ExpectedError for any other text. */
export function readDatabaseUrl(env: NodeJS.ProcessEnv): string | undefined {
  const text = env[DATABASE_VARIABLE];
  if (!text) return undefined;
  const url = URL.parse(text);
  const isPostgres = url?.protocol === 'postgres:' || url?.protocol === 'postgresql:';
  // Without the text itself: it may hold a password.
  if (!isPostgres || url.pathname.length < 2)
    throw new ExpectedError(
      `${DATABASE_VARIABLE}: is not the address of a PostgreSQL database. Write ${EXAMPLE}`,
    );
  return text;
}

/** The address as it may be shown: without user and password. */
export function describeDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'localhost'}${pathname}`;
}
