import { expect, test } from 'vitest';
import { BLOCK_NAMES } from '#domain/blocks/block.ts';
import { resolveBlock } from '#site/content/resolve-block.ts';
import { resolveConfigBlocks } from '#site/content/resolve-config-blocks.ts';
import { makeContentPage } from '#tests/support/factories/make-content-page.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSite, NO_BLOCK_CONTENT } from '#tests/support/factories/make-site.ts';
import { makeBlockSource } from './content-folder.ts';

const video = { id: 'yard', title: 'A', text: null, service: 'vimeo' as const, video: '1', image: null };
const full = {
  config: {
    ...makeSite({
      chat: { object: 'Chat' },
      home: { heading: 'Hi', sellingPoints: [{ title: 'A', text: 'B' }], people: [{ name: 'A', role: 'B' }] },
    }),
    theme: 'light' as const,
  },
  locations: [makeLocation({ id: 'cairns' })],
  offers: [],
  blocks: {
    ...NO_BLOCK_CONTENT,
    faqs: [{ id: 'servicing', heading: 'Servicing', questions: [] }],
    slides: [{ image: 'a.webp', text: 'A', link: null }],
    videos: [video],
  },
};
const empty = {
  config: { ...makeSite(), theme: 'light' as const },
  locations: [],
  offers: [],
  blocks: NO_BLOCK_CONTENT,
};

const NAMES =
  'faq faq:servicing certified service-plan warranty payment-methods banner facts promotion-slider video ' +
  'video:yard chat locations locations:service locations:cairns selling-points people reviews';

test.each(NAMES.split(' '))('"%s" is a valid block if the dealer has content for it', (name) => {
  const [base = '', id = null] = name.split(':');
  expect(resolveBlock(name, full)).toEqual({ block: { name: base, id } });
});

test.each([
  ['Faq', 'which is no block. Did you mean "faq"?'],
  ['faqs', 'which is no block. Did you mean "faq"?'],
  ['popup', `which is no block. Known: ${BLOCK_NAMES.join(', ')}.`],
  ['faq:serviceing', 'which is not in content/faqs.json. Did you mean "servicing"?'],
  ['faq:', 'which is not in content/faqs.json. Known: servicing.'],
  ['video:yards', 'which is not in content/videos.json. Did you mean "yard"?'],
  [
    'locations:hobart',
    'which is not in content/locations.json. Known: primary, sales, service, parts, service-and-parts, all, cairns.',
  ],
  ['certified:toyota', 'but a block "certified" has no parts to choose from. Write "certified".'],
  ['people:kim', 'but a block "people" has no parts to choose from. Write "people".'],
])('"%s" is reported with a fix: %s', (name, problem) => {
  expect(resolveBlock(name, full)).toEqual({ problem: `is "${name}", ${problem}` });
});

test.each([
  ['faq', 'content/faqs.json'],
  ['video', 'content/videos.json'],
  ['promotion-slider', 'content/slides.json'],
  ['people', '"home.people" in site.ts'],
  ['locations', 'content/locations.json'],
  ['selling-points', '"home.sellingPoints" in site.ts'],
  ['chat', '"chat" in site.ts'],
])('"%s" of a dealer without %s is reported', (name, content) => {
  expect(resolveBlock(name, empty)).toEqual({
    problem: `is "${name}", which has nothing to show. Write ${content}, or take it out.`,
  });
});

const page = (path: string) => makeContentPage(path, { blocks: [{ name: 'reviews', id: null }] });
const PAGES = new Map(['/warranty/', '/careers/'].map((path) => [path, page(path)]));

const resolve = (config: object) => resolveConfigBlocks('plain', makeBlockSource(config), PAGES);
const home = (blocks: string[]) => ({ home: { heading: 'h', blocks } });

test('without settings pages stay as they are, and the home page has no blocks', () => {
  expect(resolve({})).toEqual({ home: [], pages: PAGES, problems: [] });
});

test('the home page has the blocks that site.ts names, in order', () => {
  expect(resolve(home(['warranty', 'faq:servicing']))).toMatchObject({
    home: [
      { name: 'warranty', id: null },
      { name: 'faq', id: 'servicing' },
    ],
    problems: [],
  });
});

test('a page has the blocks of site.ts after its own, and the others have theirs alone', () => {
  const { pages, problems } = resolve({ pageBlocks: { '/warranty/': ['warranty', 'faq'] } });
  expect(problems).toEqual([]);
  expect([...pages.keys()]).toEqual(['/warranty/', '/careers/']);
  expect(pages.get('/warranty/')).toEqual({
    ...page('/warranty/'),
    blocks: [
      { name: 'reviews', id: null },
      { name: 'warranty', id: null },
      { name: 'faq', id: null },
    ],
  });
  expect(pages.get('/careers/')).toEqual(page('/careers/'));
  expect(PAGES.get('/warranty/')).toEqual(page('/warranty/'));
});

test.each([
  [home(['warranty', 'faqs']), 'home.blocks.1: is "faqs", which is no block. Did you mean "faq"?'],
  [
    { pageBlocks: { '/warranty/': ['warranty', 'videos'] } },
    'pageBlocks./warranty/.1: is "videos", which is no block. Did you mean "video"?',
  ],
  [
    { pageBlocks: { '/waranty/': ['warranty'] } },
    'pageBlocks./waranty/: is no page of text. Did you mean "/warranty/"?',
  ],
  [{ pageBlocks: { '/': ['warranty'] } }, 'pageBlocks./: is no page of text. Known: /warranty/, /careers/.'],
  [
    { pagePhotos: { '/carers/': 'workshop.webp' } },
    'pagePhotos./carers/: is no page of text. Did you mean "/careers/"?',
  ],
])('a mistake in %j is a problem of site.ts with its key', (config, problem) => {
  expect(resolve(config).problems).toEqual([`plain/site.ts: ${problem}`]);
});

test('the sound blocks beside a mistake are there', () => {
  expect(resolve(home(['faqs', 'warranty'])).home).toEqual([{ name: 'warranty', id: null }]);
});
