import { matchesPath } from '#functions/lib/http/function-path.ts';

const PICTURES = '/.netlify/images';

/**
 * The kind of a request, for metrics: 'page', 'file', 'picture', or the address of a function with its names of parameters. A
 * short list, whatever visitors ask for.
 */
export function classifyRoute(path: string, functionPaths: readonly string[]): string {
  if (path === PICTURES) return 'picture';
  const called = functionPaths.find((pattern) => matchesPath(pattern, path));
  if (called !== undefined) return called;
  return /\.\w+$/.test(path) ? 'file' : 'page';
}
