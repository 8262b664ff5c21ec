/**
 * The oldest browsers that every part of a site must work in, all of spring 2023: what the compiler lowers code and styles
 * to, and what tests/pages/baseline.test.ts holds the result against. Newer features may be used where their absence hurts
 * nobody; that test lists them with the reason.
 */
export const BASELINE = {
  safari: '16.4',
  safari_ios: '16.4',
  chrome: '111',
  edge: '111',
  firefox: '111',
} as const;

/** The same in the names that Vite takes. */
export const BASELINE_TARGETS: string[] = Object.entries(BASELINE).map(
  ([browser, version]) => `${browser === 'safari_ios' ? 'ios' : browser}${version}`,
);
