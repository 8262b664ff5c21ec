import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSite } from '#site/load-site.ts';
import { readConfig } from '#site/read-config.ts';
import { PLAIN_CONFIG } from '#tests/support/factories/plain-config.ts';
import { writeDealer } from '#tests/support/sites/write-dealer.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeFiles } from '#tests/support/write-files.ts';

const OWN = {
  ...PLAIN_CONFIG,
  slug: 'yard',
  phones: { main: '07 5550 0100' },
  home: { heading: 'Cars for sale', blocks: ['certified'] },
};

/** Reads the configuration of a dealer with these two files; the problems name the folder as '…'. */
async function read(own: object, content: unknown, template?: string) {
  const sites = await makeTemporaryFolder();
  const dir = join(sites, 'yard');
  await writeFiles(dir, {
    'site.ts': `export default ${JSON.stringify(own)};\n`,
    'content/site.json': JSON.stringify(content),
  });
  const reading = readConfig(sites, 'yard', template);
  return reading.catch(({ message }: Error) => message.replaceAll(dir, '…').split('\n'));
}

test('what editors write stands beside what is in site.ts, key by key', async () => {
  const content = {
    $schema: '../../../schemas/site-content.schema.json',
    nameParts: ['Yard', 'Cars'],
    phones: { used: '07 5550 0102' },
    home: { subheading: 'Open on Sundays.', people: [{ name: 'Ann', role: 'Sales' }] },
  };
  expect(await read(OWN, content)).toMatchObject({
    nameParts: ['Yard', 'Cars'],
    phones: { main: '07 5550 0100', used: '07 5550 0102' },
    home: {
      heading: 'Cars for sale',
      subheading: 'Open on Sundays.',
      people: [{ name: 'Ann' }],
      blocks: ['certified'],
    },
  });
});

test('site.ts may leave to editors what must be there', async () => {
  const { description: _, home: __, ...less } = OWN;
  const content = { description: 'Used cars.', home: { heading: 'Hello' } };
  expect(await read(less, content)).toMatchObject(content);
});

test('a key in both is refused, and both files are named', async () => {
  const content = {
    description: 'Cars.',
    phones: { main: '1', new: '07 5550 0101' },
    home: { heading: 'Hello' },
  };
  expect(await read(OWN, { ...content, phones: { main: '07 5550 0101' } })).toEqual([
    '…/content/site.json: description: is in …/site.ts too. Remove it from one of the two.',
    '…/content/site.json: phones.main: is in …/site.ts too. Remove it from one of the two.',
    '…/content/site.json: home.heading: is in …/site.ts too. Remove it from one of the two.',
  ]);
});

test('a key for one template is refused in that template alone', async () => {
  const own = { ...OWN, byTemplate: { showroom: { footnote: 'Ours.' } } };
  expect(await read(own, { footnote: 'Theirs.' })).toMatchObject({ footnote: 'Theirs.' });
  expect(await read(own, { footnote: 'Theirs.' }, 'showroom')).toEqual([
    '…/content/site.json: footnote: is in …/site.ts too. Remove it from one of the two.',
  ]);
});

test('mistakes are told with the file that has them, and those of site.ts along with them', async () => {
  const content = { phones: { main: 'ring us' }, slug: 'other', home: { blocks: [] } };
  const { name: _, ...nameless } = OWN;
  expect(await read(nameless, content)).toEqual([
    '…/content/site.json: phones.main: is "ring us". Must be a phone number as it is dialled, such as "07 5550 0100".',
    expect.stringMatching(/^…\/content\/site.json: home.blocks: is not a known key\. /),
    expect.stringMatching(/^…\/content\/site.json: slug: is not a known key\. /),
    '…/site.ts: name: is missing. Must be text in quotes.',
  ]);
});

test('problems of its keys name it, and those of the others site.ts', async () => {
  const sites = await makeTemporaryFolder();
  const site = { stock: false, description: undefined, brand: { colour: '#0b49c4', logo: 'logo.svg' } };
  const content = { description: 'Cars.', home: { photo: 'yard.webp' } };
  await writeDealer(sites, { slug: 'yard', site, files: { 'content/site.json': JSON.stringify(content) } });
  const loading = loadSite('yard', { sitesDir: sites, dataDir: sites, now: new Date() });
  const lines = await loading.catch(({ message }: Error) => message.split('\n'));
  expect(lines).toEqual([
    expect.stringContaining('/yard/site.ts: brand.logo: is "logo.svg"'),
    expect.stringContaining('/yard/content/site.json: home.photo: is "yard.webp"'),
  ]);
});
