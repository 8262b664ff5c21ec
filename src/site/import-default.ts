import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SiteError } from '#site/errors/site-error.ts';
import { registerDealerImports } from './dealer-imports.ts';

/**
 * The object that a TypeScript file of the dealers exports by default. Node runs TypeScript natively; the timestamp in the address makes
 * a running server pick up edits. Throws SiteError, for a missing file with `whatToWrite`.
 */
export async function importDefault(file: string, whatToWrite: string): Promise<object> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats) throw new SiteError([`${file}: is missing. ${whatToWrite}`]);
  registerDealerImports();
  try {
    const url = pathToFileURL(file);
    url.searchParams.set('changed', String(stats.mtimeMs));
    const module: unknown = await import(/* @vite-ignore */ url.href);
    const value = (module as { default?: unknown }).default;
    if (typeof value === 'object' && value !== null) return value;
    throw new SiteError([`${file}: has no default export. ${whatToWrite}`]);
  } catch (error) {
    if (error instanceof SiteError) throw error;
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    throw new SiteError([`${file}: ${findLine(stack, file)}cannot be read: ${message}. Correct it.`]);
  }
}

/** 'line 3: ', where Node says it: at the start of a syntax error's stack, or in the stack of an error in the file. */
function findLine(stack: string, file: string): string {
  const at = stack.indexOf(resolve(file));
  const line = at === -1 ? undefined : /^[^\s:)]*:(\d+)/.exec(stack.slice(at))?.[1];
  return line === undefined ? '' : `line ${line}: `;
}
