import { matchesPath } from '#functions/lib/http/function-path.ts';

const PICTURES = '/.netlify/images';
/** Health checks come every few seconds: among the pages they would hide what visitors wait for. */
const OPERATOR_PATH = /^\/(healthz|readyz|metrics|operations(\/|\.json)?)$/;

/**
 * The kind of a request, for metrics: 'page', 'file', 'picture', 'operator', or the address of a function with its names of parameters. A
 * short list, whatever visitors ask for.
 */
export function classifyRoute(path: string, functionPaths: readonly string[]): string {
  if (path === PICTURES) return 'picture';
  if (OPERATOR_PATH.test(path)) return 'operator';
  const called = functionPaths.find((pattern) => matchesPath(pattern, path));
  if (called !== undefined) return called;
  return /\.\w+$/.test(path) ? 'file' : 'page';
}
