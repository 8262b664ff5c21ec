import type { Locator } from 'playwright/test';

/** The count in a heading, a link or a suggestion. Its element has no role. */
export async function readCount(within: Locator): Promise<number> {
  return Number((await within.locator('.num').textContent())?.replace(/\D/g, ''));
}
