import { type Folders, getFolders } from '#scripts/build/folders.ts';

/** The time that the sites under test are built for and that browsers' clocks are set to: a Wednesday, 10:30 in Brisbane. */
export const TEST_NOW = '2026-06-17T00:30:00.000Z';

/** Separates test builds from real ones; sites/ is the real folder, wherever dealers are otherwise. */
export const TEST_ENV = { SITES_DIR: 'sites', DATA_DIR: '.data/test', DIST_DIR: '.data/test/dist' } as const;

/** The arguments that build dealers' sites for the tests; their environment is TEST_ENV. */
export const getTestBuildArgs = (slugs: readonly string[]): string[] => [
  'scripts/build.ts',
  '--site',
  slugs.join(','),
  '--now',
  TEST_NOW,
];

/** The folders of the sites under test. */
export function getTestFolders(): Folders {
  return getFolders({ ...process.env, ...TEST_ENV });
}
