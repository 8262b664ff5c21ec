import { expect, test } from 'playwright/test';
import { TEST_NOW } from '#scripts/test/environment.ts';
import { measureTextOnPictures } from '#tests/support/browser/text-on-pictures.ts';
import { sitesWithStock, siteUrl } from '#tests/support/sites/built-sites.ts';

// Styles are added to pages in order to look behind text.
test.use({ bypassCSP: true });

/** High enough for most of a page, so that it is looked at in one picture. */
const WINDOWS = [
  { width: 390, height: 2400 },
  { width: 1280, height: 1800 },
];

/** Overexposed, and upright: the worst that feeds bring. */
const WHITE_PHOTO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#fff"/></svg>';

/** Runs in the page. */
function findLoadingPhotos(): string[] {
  const isInWindow = ({ left, right, top, bottom }: DOMRect) =>
    left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
  return [...document.images]
    .filter((img) => !img.complete && img.checkVisibility())
    .filter((img) => isInWindow(img.getBoundingClientRect()))
    .map((img) => img.src);
}

/** Runs in the page. Boxes of photographs that are not 3:2, or not filled, and what overlaps the stage of a vehicle's page. */
function findMisplaced(): string[] {
  const problems: string[] = [];
  for (const photo of document.querySelectorAll('.card__photo, .gallery__slide, .gallery__none')) {
    const { width, height } = photo.getBoundingClientRect();
    if (Math.abs(width / height - 1.5) > 0.02) problems.push(`${photo.className}: ${width} x ${height}`);
    const img = photo.querySelector('img');
    const filled = img && img.clientWidth >= Math.floor(width) && img.clientHeight >= Math.floor(height);
    if (!filled) problems.push(`${photo.className}: its picture leaves some of it bare`);
    else if (!photo.matches('.photo--none') && getComputedStyle(img).objectFit !== 'cover')
      problems.push(`${photo.className}: its picture is not cropped to fill it`);
  }
  const stage = document.querySelector('.gallery__stage')?.getBoundingClientRect();
  const thumbs = document.querySelector('.thumbs')?.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect();
  if (stage && thumbs && thumbs.top < stage.bottom) problems.push('thumbnails lie on the stage');
  if (stage && header && header.bottom > stage.top) problems.push('the header lies on the stage');
  return problems;
}

test('white text on a white photograph is found, on a ground of its own it is not', { tag: '@wide' }, async ({
  page,
}) => {
  const card = (style: string) => `<div style="position: relative; width: 300px">
    <img src='data:image/svg+xml,${encodeURIComponent(WHITE_PHOTO)}' width="300" height="200">
    <p style="position: absolute; top: 60px; left: 20px; color: #fff; ${style}">A title</p></div>`;
  await page.setContent(card('') + card('background: #111'));
  expect(await measureTextOnPictures(page)).toEqual([
    { words: 'A title', contrast: 1, least: 4.5 },
    { words: 'A title', contrast: 18.88, least: 4.5 },
  ]);
});

for (const site of sitesWithStock())
  test(`${site.slug}: text over a white photograph can be read, and an upright one fills a box of 3:2`, {
    tag: '@wide',
  }, async ({ page }) => {
    await page.clock.setFixedTime(TEST_NOW);
    await page.route(/\.netlify\/images/, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: WHITE_PHOTO }),
    );
    const car = site.paths.find((path) => path.startsWith('/cars/')) ?? '';
    for (const path of ['/search/', car]) {
      await page.goto(siteUrl(site, path));
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        await expect.poll(() => page.evaluate(findLoadingPhotos)).toEqual([]);
        const overlays = await measureTextOnPictures(page);
        const unreadable = overlays.filter(({ contrast, least }) => contrast < least);
        expect.soft(unreadable, `${path} at ${window.width} px`).toEqual([]);
        expect.soft(await page.evaluate(findMisplaced), `${path} at ${window.width} px`).toEqual([]);
      }
    }
  });
