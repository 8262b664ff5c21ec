/**
 * The tag of a variant of a test: the same steps at another dealer, address or tool. Short runs make one variant, or one for each way
 * through the code that no other of their tests takes; long runs make all.
 */
export function longUnless(isInShortRuns: boolean): string[] {
  return isInShortRuns ? [] : ['@long'];
}

/** The tag of a test that short runs make at this width alone, because the other screen shows the same; long runs make it at both. */
export function atOneWidth(width: '@narrow' | '@wide'): string[] {
  return process.env.TEST_LONG ? [] : [width];
}
