import { expect } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { contactPanel, enquireLink } from '#tests/support/browser/car-page.ts';
import { leadForm, makePerson, sendButton } from '#tests/support/browser/fill-form.ts';
import { atOneWidth } from '#tests/support/browser/run-tags.ts';
import { test } from '#tests/support/browser/test.ts';
import { sitesWithStock, siteUrl } from '#tests/support/sites/built-sites.ts';

for (const site of sitesWithStock('showroom'))
  test(`${site.slug}: a form in a dialog is accessible when empty, with errors and in its second step`, {
    tag: atOneWidth('@narrow'),
  }, async ({ page }) => {
    await page.goto(siteUrl(site, site.paths.find((path) => path.startsWith('/cars/')) ?? ''));
    await enquireLink(contactPanel(page)).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('First name')).toBeVisible();
    expect.soft(await findAccessibilityProblems(page, 'dialog[open]'), 'empty').toEqual([]);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    expect.soft(await findAccessibilityProblems(page, 'dialog[open]'), 'with mistakes').toEqual([]);
    const texts = { 'First name': 'A', 'Last name': 'B', 'Mobile Number': '0412345678', Postcode: '0800' };
    for (const [label, text] of Object.entries(texts)) await dialog.getByLabel(label).fill(text);
    await dialog.getByLabel('Email Address').fill('a@example.com');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByText('Step 2 of 2')).toBeVisible();
    expect.soft(await findAccessibilityProblems(page, 'dialog[open]'), 'second step').toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, 'nothing scrolls sideways').toBe(0);
  });

for (const site of sitesWithStock('classic'))
  test(`${site.slug}: a form on a page is accessible while sending, when refused, stored offline and confirmed`, {
    tag: atOneWidth('@wide'),
  }, async ({ page, trouble }) => {
    await page.goto(siteUrl(site, '/contact/'));
    const form = leadForm(page);
    const texts = { ...makePerson(), Message: 'Hello' };
    for (const [label, text] of Object.entries(texts)) await form.getByLabel(label).fill(text);
    const [location, terms] = [form.getByLabel('Location'), form.getByLabel('I agree')];
    if (await location.isVisible()) await location.selectOption({ index: 1 });
    if (await terms.isVisible()) await terms.check();
    const button = sendButton(form);

    const { promise: looked, resolve: answer } = Promise.withResolvers<void>();
    await page.route(
      '**/api/lead',
      async (route) => {
        await looked;
        await route.fulfill({ status: 503, json: { error: 'Not now.' } });
      },
      { times: 1 },
    );
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toBeDisabled();
    const spinner = () => button.evaluate((element) => getComputedStyle(element, '::before').animationName);
    expect(await spinner()).toBe('none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await spinner()).toBe('turn');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect.soft(await findAccessibilityProblems(page, 'main'), 'while it is sent').toEqual([]);
    answer();
    await expect(form.getByRole('alert')).toContainText('Not now.');
    await expect(button).toBeEnabled();
    expect.soft(await findAccessibilityProblems(page, 'main'), 'refused').toEqual([]);

    await page.route('**/api/lead', (route) => route.abort('internetdisconnected'), { times: 1 });
    await button.click();
    await expect(page.getByRole('status')).toContainText('Saved on this device.');
    expect.soft(await findAccessibilityProblems(page), 'stored on the device').toEqual([]);

    await page.goto(siteUrl(site, '/success/'));
    await expect(page.getByRole('status')).toHaveText('Your enquiry has been sent.');
    expect.soft(await findAccessibilityProblems(page, 'main'), 'thanked for').toEqual([]);
    trouble.splice(0);
  });
