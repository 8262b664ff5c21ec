import { compile } from '#scripts/build/compile.ts';
import { getFolders } from '#scripts/build/folders.ts';

/** Page tests build dealers in parallel, so the app is compiled once before them. */
export default async function compileOnce(): Promise<void> {
  await compile(getFolders());
}
