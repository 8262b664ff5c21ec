import { type Folders, getFolders } from '#scripts/build/folders.ts';

/** The moment the sites under test are built for, and what the browsers' clocks say: a Wednesday, 10:30 in Brisbane. */
export const TEST_NOW = '2026-06-17T00:30:00.000Z';

/** Keeps what tests build apart from what people build; sites/ is the real one. */
export const TEST_ENV = { DATA_DIR: '.data/test', DIST_DIR: '.data/test/dist' } as const;

/** Where the sites under test lie. */
export function getTestFolders(): Folders {
  return getFolders({ ...process.env, ...TEST_ENV });
}
