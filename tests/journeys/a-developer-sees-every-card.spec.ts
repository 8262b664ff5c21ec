import { expect, test } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { CARD_STATES } from '#scripts/dev/card-states.ts';
import { type DevServer, startDevServer } from '#tests/support/servers/dev-server.ts';

test.describe.configure({ mode: 'default' });
test.describe('the card gallery of the development server', () => {
  let dev: DevServer | undefined;
  test.beforeAll(async () => {
    dev = await startDevServer('coolabah');
  });
  test.afterAll(() => dev?.close());

  for (const host of ['coolabah.localhost', 'coolabah--showroom.localhost']) {
    test(`${host} shows a card in every state, all accessible`, async ({ page }) => {
      const address = new URL('/_cards/', dev?.origin);
      address.hostname = host;
      await page.goto(address.href);
      for (const section of await page.getByRole('main').locator('section').all())
        await expect(section.getByRole('article')).toHaveCount(CARD_STATES.length);
      const names = CARD_STATES.map(({ name }) => name);
      const labels = page.getByRole('main').locator('section > div > div > p');
      expect((await labels.allTextContents()).map((text) => text.trim())).toEqual([...names, ...names]);
      // Offscreen cards are laid out lazily, which axe does not wait for.
      await page.evaluate(() => document.documentElement.style.setProperty('--unseen', 'visible'));
      expect(await findAccessibilityProblems(page)).toEqual([]);
    });
  }
});
