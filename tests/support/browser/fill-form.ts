import type { Locator, Page } from 'playwright/test';

/** A unique person who writes to a dealer. */
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

/** The lead form of a page; `kind` if there are several. A form without a name has no role. */
export const leadForm = (page: Page, kind?: string): Locator =>
  page.locator(kind === undefined ? 'form[data-lead]' : `form[data-lead="${kind}"]`);

/** A form's submit button, whose label differs from form to form. */
export const sendButton = (form: Locator): Locator => form.locator('button[type=submit]');

/** Fills in the visible fields of a form by label; the others belong to another step. */
export async function fillFields(form: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
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

/** Fills in all steps of a form; the last one waits to be sent. `fill` fills in the visible fields of a step. */
async function fillSteps(form: Locator, fill: () => Promise<void>): Promise<void> {
  await fill();
  const next = form.getByRole('button', { name: 'Next' });
  while (await next.isVisible()) {
    const step = await form.locator('legend').filter({ visible: true }).textContent();
    await next.click();
    await form
      .locator('legend')
      .filter({ visible: true })
      .filter({ hasNotText: step ?? '' })
      .waitFor();
    await fill();
  }
}

/** Fills in all steps of a form and sends it. */
export async function fillAndSendForm(form: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  await fillSteps(form, () => fillFields(form, texts));
  await sendButton(form).click();
}
