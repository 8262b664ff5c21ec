import { join } from 'node:path';
import { getCacheControl } from '#host/static/cache-control.ts';
import { getContentType } from '#host/static/content-type.ts';
import { applyHeaderRules, readHeadersFile } from '#host/static/headers-file.ts';

/** The headers that a bucket stores with a file: its type, and the caching that `_headers` asks for. */
export async function readObjectHeaders(dir: string): Promise<(path: string) => Record<string, string>> {
  const { rules } = await readHeadersFile(join(dir, '_headers'));
  return (path) => {
    const headers = new Headers({ 'Cache-Control': getCacheControl(`/${path}`) });
    applyHeaderRules(headers, rules, `/${path}`);
    return { 'Content-Type': getContentType(path), 'Cache-Control': headers.get('Cache-Control') ?? '' };
  };
}
