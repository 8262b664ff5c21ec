import { DATABASE_VARIABLE, describeDatabase } from './address.ts';

/** What to do about an error, by its code: Node's, the driver's, or PostgreSQL's. */
const PROBLEMS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'does not answer. Start it, or correct the address',
  ECONNRESET: 'closed the connection. Try again',
  ENOTFOUND: 'has an unknown host name. Correct the address',
  EAI_AGAIN: 'could not be looked up. Check the network',
  ENOENT: 'has no socket there. Start it, or correct the address',
  ETIMEDOUT: 'does not answer. Check the network and its firewall',
  CONNECT_TIMEOUT: 'does not answer. Check the network and its firewall',
  NO_ANSWER: 'does not answer. Check the server and the network',
  CONNECTION_CLOSED: 'closed the connection. Try again',
  CONNECTION_ENDED: 'closed the connection. Try again',
  CONNECTION_DESTROYED: 'does not answer. Check the server and the network',
  '28000': 'refuses this user. Correct user and password, or its pg_hba.conf',
  '28P01': 'refuses the password. Correct it',
  '3D000': 'does not exist. Create it: createdb',
  '42501': 'does not allow this user to do that. Let the user own the database',
  '53300': 'has no connection left. Raise max_connections, or add ?max=5 to the address of each host',
  '57014': 'took too long. Look for its load and locks',
  '57P03': 'is starting or stopping. Try again',
};

/** A database that can't be reached or used, in one line for people. */
class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/** An error in words, if it says that the database can't be reached or used; else the error itself. */
export function toDatabaseError(url: string, error: unknown): unknown {
  const problem = describeProblem(url, error);
  return problem === undefined ? error : new DatabaseError(problem, { cause: error });
}

/** An error of the database in one line, without its password; undefined for any other error. */
export function describeDatabaseError(url: string, error: unknown): string | undefined {
  if (error instanceof DatabaseError) return error.message;
  // A code such as ECONNREFUSED may be of anything that a command connects to.
  if (!(error instanceof Error && error.name === 'PostgresError')) return undefined;
  return (
    describeProblem(url, error) ??
    `${DATABASE_VARIABLE}: the database ${describeDatabase(url)} says: ${error.message}.`
  );
}

function describeProblem(url: string, error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // A name with several addresses fails with one error for each.
  const cause = error instanceof AggregateError ? error.errors[0] : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const problem = PROBLEMS[code];
  return problem === undefined
    ? undefined
    : `${DATABASE_VARIABLE}: the database ${describeDatabase(url)} ${problem} (${code}).`;
}
