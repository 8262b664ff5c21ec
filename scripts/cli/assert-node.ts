import { ExpectedError } from '#platform/expected-error.ts';

/** The lowest version that runs TypeScript, registers hooks and has SQLite as we use them. */
const MIN_NODE_MAJOR = 24;

/** Throws ExpectedError for a Node that is too old; "npm run" takes the one among the packages. */
export function assertNode(version: string): void {
  if (Number.parseInt(version, 10) >= MIN_NODE_MAJOR) return;
  throw new ExpectedError(
    `Node ${version}: is too old to run this file by itself. Run commands with "npm run", which takes the version that "npm ci" installed, or use Node ${MIN_NODE_MAJOR} or newer.`,
  );
}
