const area = process.env.MUTATION_AREA;

/** Mutates one folder of src at a time: scripts/mutation/run-stryker.ts. */
// biome-ignore lint/style/noDefaultExport: Stryker reads its settings so.
export default {
  testRunner: 'vitest',
  // The coverage of each test tells which to run. To look for related files as well takes half the time of a mutant.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  // A busy machine is not an endless loop: those are found by how often they pass a mutant.
  timeoutMS: 30_000,
  coverageAnalysis: 'perTest',
  // Constants are read once, as a module loads: each of their mutants would run every test. The domain's are worth it.
  ignoreStatic: area !== 'domain',
  concurrency: 2,
  incremental: true,
  incrementalFile: `.data/mutation/${area}-last.json`,
  ignorePatterns: ['.data', 'dist', '.astro-build', '.netlify'],
  tempDirName: '.data/mutation/sandbox',
  reporters: ['progress', 'json'],
  jsonReporter: { fileName: `.data/mutation/${area}.json` },
  allowEmpty: true,
};
