import type { Locator, Page } from 'playwright/test';

/** Somebody who writes to a dealer, and whom no other test knows. */
export function makePerson() {
  return {
    'First name': 'Ada',
    'Last name': 'Byron',
    'Mobile Number': '0412 345 678',
    'Email Address': `ada.${crypto.randomUUID()}@example.com`,
    Postcode: '0800',
  };
}

export type Person = ReturnType<typeof makePerson>;

/** A form that becomes a lead, of this kind where a page has several. Without a name it has no role. */
export const leadForm = (page: Page, kind?: string): Locator =>
  page.locator(kind === undefined ? 'form[data-lead]' : `form[data-lead="${kind}"]`);

/** The button that sends a form. What it says differs from form to form. */
export const sendButton = (form: Locator): Locator => form.locator('button[type=submit]');

/** Fills in the fields that a form shows, by label; the others are of another step. */
async function fillStep(form: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  await sendButton(form)
    .or(form.getByRole('button', { name: 'Next' }))
    .filter({ visible: true })
    .waitFor();
  for (const [label, text] of Object.entries(texts)) {
    const field = form.getByLabel(label, { exact: false }).filter({ visible: true });
    if ((await field.count()) === 0) continue;
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT')
      await field.selectOption({ label: text });
    else await field.fill(text);
  }
}

/** Fills in all steps of a form and sends it. */
export async function fillAndSendForm(form: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  await fillStep(form, texts);
  const next = form.getByRole('button', { name: 'Next' });
  while (await next.isVisible()) {
    const step = await form.locator('legend').filter({ visible: true }).textContent();
    await next.click();
    await form
      .locator('legend')
      .filter({ visible: true })
      .filter({ hasNotText: step ?? '' })
      .waitFor();
    await fillStep(form, texts);
  }
  await sendButton(form).click();
}
