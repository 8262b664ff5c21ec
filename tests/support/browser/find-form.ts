import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import type { FormName } from '#leads/forms/forms.ts';
import { getTestFolders } from '#scripts/test/environment.ts';
import { builtSites } from '#tests/support/sites/built-sites.ts';
import { leadForm } from './fill-form.ts';

/** Where a visitor finds a form: a page, and the link that opens it unless it is on the page itself. */
export interface FormPlace {
  readonly slug: string;
  readonly path: string;
  readonly link?: string;
}

/** Forms that are about a car. */
const CAR_FORMS: readonly FormName[] = [
  'enquiry',
  'test-drive',
  'finance',
  'request-photos',
  'reserve',
  'buy-online',
];

/** Pages of cars that are too old to be new or demonstration cars, with those for reserving and buying them. */
const USED_CAR = /^\/cars\/20(1\d|20)-/;

/** Finds a form among a built dealer's pages; one about a car at a used car. */
export async function findForm(slug: string, name: FormName): Promise<FormPlace> {
  const site = builtSites().find((each) => each.slug === slug);
  const all = [...(site?.paths ?? []), ...(site?.reserved ?? [])].toSorted((a, b) => a.length - b.length);
  const paths = CAR_FORMS.includes(name) ? all.filter((path) => USED_CAR.test(path)) : all;
  const link = name === 'finance' ? 'href="/finance/?car_id=' : `data-form="${name}"`;
  const linked = await findPage(slug, paths, link);
  if (linked)
    return { slug, path: linked, link: name === 'finance' ? 'a[href^="/finance/?car_id="]' : `a[${link}]` };
  const path = await findPage(slug, paths, `data-lead="${name}"`);
  if (!path) throw new Error(`${slug}: no page has the form ${name}`);
  return { slug, path };
}

async function findPage(slug: string, paths: readonly string[], text: string): Promise<string | undefined> {
  for (const path of paths) {
    const html = await readFile(join(getTestFolders().distDir, slug, path, 'index.html'), 'utf8');
    if (html.includes(text)) return path;
  }
  return undefined;
}

/** Opens a form as a visitor does. Without scripts a link may lead to another form that does as well. */
export async function openForm(page: Page, name: FormName, { link }: FormPlace): Promise<Locator> {
  if (link) await page.locator(link).filter({ visible: true }).first().click();
  const form = leadForm(page, name).or(leadForm(page)).filter({ visible: true }).first();
  await form.waitFor();
  return form;
}
