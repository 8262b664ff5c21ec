import type { Locator } from 'playwright/test';

/** The count in a heading, a link or a suggestion. It has an element of its own, which has no role. */
export async function readCount(within: Locator): Promise<number> {
  return Number((await within.locator('.num').textContent())?.replace(/\D/g, ''));
}
