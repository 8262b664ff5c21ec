import type { Locator } from 'playwright/test';

/** The summary of a `details` element. A summary has no role, so only this helper selects it by its tag. */
export const summaryOf = (details: Locator): Locator => details.locator('summary');
