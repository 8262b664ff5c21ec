import { siteUrl } from '#tests/support/sites/built-sites.ts';
import { expectSoon, type Found, type Visitor } from './visitor.ts';

const heading = (visitor: Visitor): Found => visitor.role('heading', { level: 1 });
export const readHeading = async (visitor: Visitor): Promise<string> => (await heading(visitor).view()).text;

/** Opens a page of the search and waits until its island has taken it over. */
export async function openSearch(visitor: Visitor, slug: string, path = '/search/'): Promise<void> {
  await visitor.open(siteUrl({ slug }, path));
  await waitForSearch(visitor);
}

export async function waitForSearch(visitor: Visitor): Promise<void> {
  await expectSoon(() =>
    visitor.evaluate(() => {
      const root = document.querySelector('#search') ?? document.body;
      const [, container] = Object.entries(root).find(([key]) => key.startsWith('__reactContainer')) ?? [];
      // React marks what it begins to take over, and says here when it has: a choice made in between would be lost on it.
      const live = container?.stateNode.current.memoizedState.isDehydrated === false;
      return live && !('pending' in document.documentElement.dataset);
    }),
  ).toBe(true);
}

/** The filters of the search; on narrow screens they are a drawer, which is opened. */
export async function openFilters(visitor: Visitor): Promise<Found> {
  const button = visitor.role('button', { name: /^Filters/ });
  if (await button.isVisible()) await button.click();
  const panel = visitor.role('complementary', { name: 'Filters' });
  await panel.view();
  return panel;
}

export async function closeFilters(visitor: Visitor): Promise<void> {
  const button = visitor.role('button', { name: /^Show Me/ });
  if (await button.isVisible()) await button.click();
}

/** The main menu, opened where the template keeps it in a drawer at this width. */
export async function openMenu(visitor: Visitor): Promise<Found> {
  const button = visitor.role('button', { name: 'Menu' });
  if (await button.isVisible()) await button.click();
  const menu = visitor.role('navigation', { name: 'Main' });
  await menu.view();
  return menu;
}

/** A form that becomes a lead. It has no role without a name, so it is found by its attribute, here alone. */
export const leadForm = (visitor: Visitor): Found => visitor.selector('form[data-lead]');

/** Fills in what a step of a form shows of these fields, by label. */
export async function fillStep(form: Found, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = form.label(label);
    const [view] = await field.all();
    if (!view) continue;
    if (view.tag === 'SELECT') await field.choose(text);
    else await field.fill(text);
  }
}

/** Fills in all steps of a form and presses the button that sends it. */
export async function fillAndSend(form: Found, texts: Readonly<Record<string, string>>): Promise<void> {
  await form.selector('button[type=submit], button[type=button]').view();
  await fillStep(form, texts);
  const next = form.role('button', { name: 'Next' });
  if (await next.isVisible()) {
    await next.click();
    await form.text(/^Step 2 of 2/).view();
    await fillStep(form, texts);
  }
  await form.selector('button[type=submit]').click();
}
