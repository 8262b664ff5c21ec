import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The path of a database that is not there yet, in a folder that is removed after the test. */
export async function makeEmptyFile(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'leads-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  return join(dir, 'leads.sqlite');
}
