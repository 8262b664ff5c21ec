import type { Locator } from 'playwright/test';

/** What opens and closes a `details`, whose own role is group. A summary has no role, so it is named by its tag, here alone. */
export const summaryOf = (details: Locator): Locator => details.locator('summary');
