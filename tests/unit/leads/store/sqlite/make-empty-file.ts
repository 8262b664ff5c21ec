import { join } from 'node:path';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

/** The path of a database that is not there yet, in a folder that is removed after the test. */
export async function makeEmptyFile(): Promise<string> {
  const dir = await makeTemporaryFolder();
  return join(dir, 'leads.sqlite');
}
