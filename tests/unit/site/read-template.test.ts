import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#site/read-config.ts';
import { getPlatformDesign, listTemplateNames, readTemplate } from '#site/read-template.ts';
import { TEMPLATE_NAMES } from '#templates/registry.ts';
import { problemsOf } from '#tests/support/problems-of.ts';
import { writeDealer } from '#tests/support/sites/write-dealer.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const ONE_OF = `Must be one of ${TEMPLATE_NAMES.map((name) => `"${name}"`).join(', ')}`;

let sitesDir: string;

beforeEach(async () => {
  sitesDir = await makeTemporaryFolder();
});

async function writeTemplate(name: string, template?: object) {
  const dir = join(sitesDir, 'templates', name);
  await mkdir(dir, { recursive: true });
  if (template) await writeFile(join(dir, 'template.ts'), `export default ${JSON.stringify(template)};`);
}

test('the templates are those of the platform, then the dealers’ own', async () => {
  expect(await listTemplateNames(sitesDir)).toEqual(TEMPLATE_NAMES);
  for (const name of ['plain', 'modern', '.git']) await writeTemplate(name);
  expect(await listTemplateNames(sitesDir)).toEqual([...TEMPLATE_NAMES, 'modern', 'plain']);
});

test.each([
  ['classic', 'has the name of a template of the platform'],
  ['Modern', 'is no name of a template'],
  ['two--parts', 'is no name of a template'],
])('%s cannot be the folder of one', async (name, problem) => {
  await writeTemplate(name);
  expect(await problemsOf(listTemplateNames(sitesDir), sitesDir)).toEqual([
    `templates/${name}: ${problem}. Choose another: lower case words joined by hyphens.`,
  ]);
});

test('one of the dealers has what it says, and the rest of the one that it extends', async () => {
  await writeTemplate('modern', {
    extends: 'showroom',
    palette: { light: { canvas: '#fff7ec' } },
    defaults: { stock: { pageSize: 6 } },
    card: { columns: 3 },
  });
  const base = getPlatformDesign('showroom');
  expect(await readTemplate(sitesDir, 'modern')).toEqual({
    ...base,
    palette: { ...base.palette, light: { ...base.palette.light, canvas: '#fff7ec' } },
    defaults: { ...base.defaults, stock: { ...base.defaults.stock, pageSize: 6 } },
    card: { ...base.card, columns: 3 },
  });
});

test('its typefaces replace those of its base', async () => {
  await writeTemplate('modern', { extends: 'showroom', fonts: ['lora', 'newsreader'] });
  const file = join(sitesDir, 'templates/modern/fonts/lora.woff2');
  await mkdir(dirname(file));
  await writeFile(file, '');
  expect((await readTemplate(sitesDir, 'modern')).fonts).toEqual(['lora', 'newsreader']);
});

describe('a mistake is reported with its fix:', () => {
  test.each([
    [{ extends: 'showrom' }, `extends: is "showrom". Did you mean "showroom"? ${ONE_OF}.`],
    [{}, `extends: is missing. ${ONE_OF}.`],
    [
      { extends: 'classic', palette: { light: { canvass: '#fff' } } },
      'palette.light.canvass: is not a known key. Did you mean "canvas"?',
    ],
    [
      { extends: 'classic', fonts: ['lora'] },
      'fonts: "lora" has no file. Put lora.woff2 into fonts/ beside it.',
    ],
    [{ extends: 'classic', defaults: null }, 'defaults: is null. Write an object with keys of site.ts.'],
    [{ extends: 'classic', defaults: 'dark' }, 'defaults: is "dark". Write an object with keys of site.ts.'],
    [{ extends: 'classic', fontss: [] }, 'fontss: is not a known key. Did you mean "fonts"?'],
  ])('%j', async (template, problem) => {
    await writeTemplate('modern', template);
    expect(await problemsOf(readTemplate(sitesDir, 'modern'), sitesDir)).toEqual([
      `templates/modern/template.ts: ${problem}`,
    ]);
  });

  test('no template.ts', async () => {
    await writeTemplate('modern');
    expect(await problemsOf(readTemplate(sitesDir, 'modern'), sitesDir)).toEqual([
      'templates/modern/template.ts: is missing. Write "export default defineTemplate({ … })" into it.',
    ]);
  });
});

test('a dealer has the defaults of its template, and keys for it alone', async () => {
  await writeTemplate('modern', { extends: 'showroom', defaults: { stock: { pageSize: 6 } } });
  const site = { template: 'modern', byTemplate: { modern: { theme: 'dark' } } };
  await writeDealer(sitesDir, { slug: 'one', site, cars: [] });
  expect(await readConfig(sitesDir, 'one')).toMatchObject({
    template: 'modern',
    theme: 'dark',
    stock: { pageSize: 6 },
    facetTiles: [],
  });
});

test('a dealer in a template that nobody has is told of all that there are', async () => {
  await writeTemplate('modern', { extends: 'showroom' });
  await writeDealer(sitesDir, { slug: 'one', site: { template: 'modrn' }, cars: [] });
  expect(await problemsOf(readConfig(sitesDir, 'one'), sitesDir)).toEqual([
    `one/site.ts: template: is "modrn". Did you mean "modern"? ${ONE_OF}, "modern".`,
  ]);
});
