import type { Locator, Page } from 'playwright/test';

/** The panel of a car's page with its price and actions. */
export const contactPanel = (page: Page): Locator => page.getByRole('region', { name: 'Price and contact' });

/** The link to the enquiry form in a part of a vehicle's page, whose label a dealer can change. */
export const enquireLink = (part: Locator): Locator =>
  part.getByRole('link', { name: /^(Enquire|Start subscription)/ });

/** The bar at the foot of a phone's screen. It has no role, so only this helper selects it by its class. */
export const stickyEnquireBar = (page: Page): Locator => page.locator('.callbar');
