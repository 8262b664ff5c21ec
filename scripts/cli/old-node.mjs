// Plain JavaScript, so that a Node that cannot read TypeScript can say so.

/** The lowest version that runs TypeScript, registers hooks and has SQLite as we use them: "engines" of package.json. */
const MIN_NODE_MAJOR = 24;

/**
 * What to do about a Node that is too old to run a command; undefined for any other.
 *
 * @param {string} version
 * @returns {string | undefined}
 */
export function describeOldNode(version) {
  if (Number.parseInt(version, 10) >= MIN_NODE_MAJOR) return undefined;
  const command = process.env.npm_lifecycle_event ?? '<command>';
  return `Node ${version}: is too old. Run "npm ci", which installs Node ${MIN_NODE_MAJOR}, then "npm run ${command}"; or install Node ${MIN_NODE_MAJOR} or newer.`;
}
