import { expect, test } from 'vitest';
import { resolveConfigBlocks } from '#site/content/resolve-config-blocks.ts';
import { makeContentPage } from '#tests/support/factories/make-content-page.ts';
import { makeBlockSource } from './block-source.ts';

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
