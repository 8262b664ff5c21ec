import { describe, expect, test } from 'vitest';
import { TEMPLATE_NAMES } from '#templates/registry.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { buildDealer } from '#tests/support/sites/build-dealer.ts';

const now = new Date('2026-11-21T00:00:00Z');
const site = {
  abn: '00000000000',
  footnote: 'Prices include GST.',
  phones: { main: '1800 160 401' },
  imageHosts: ['photos.example.com'],
};
const photo = 'https://photos.example.com/1.jpg';
const cars = [makeCar({ id: 'a', primary_image_url: photo, photos_count: 1 })];

describe.each(TEMPLATE_NAMES)('the frame of every %s page', (template) => {
  const dealer = buildDealer({ slug: 'plain', site: { ...site, template }, cars }, now);

  test('names the page, the dealer and the canonical URL', async () => {
    const page = await dealer.html('stock');
    expect(page).toContain('<title>Every car in stock | Plain Motors</title>');
    expect(page).toContain('<link rel="canonical" href="https://plain.example.com.au/stock/">');
    expect(page).toContain(`data-template="${template}"`);
    expect(page).toContain(`data-built="${now.toISOString()}"`);
  });

  test('a title names the dealer once', async () => {
    expect(await dealer.html('')).toContain('<title>Plain Motors</title>');
    expect(await dealer.html('about-us')).toContain('<title>About Plain Motors</title>');
  });

  test('the link preview picture has an absolute URL', async () => {
    const page = await dealer.html(`cars/${cars[0]?.slug}`);
    expect(page).toMatch(
      /og:image" content="https:\/\/plain\.example\.com\.au\/\.netlify\/images\?url=https/,
    );
  });

  test('the first focusable element skips to the content, and a page links one style sheet', async () => {
    const page = await dealer.html('privacy-policy');
    expect(page).toMatch(/<body[^>]*>\s*<a class="skip" href="#main">/);
    expect(page.match(/rel="stylesheet"/g)).toHaveLength(1);
    expect(page.match(/<main id="main">/g)).toHaveLength(1);
  });

  test('scripts of a page leave the connection to its first picture', async () => {
    const page = await dealer.html('contact');
    expect(page).toContain('<template data-module="/_astro/');
    expect(page).not.toMatch(/<script[^>]* src=/);
  });

  test('the menu marks the current page', async () => {
    const page = await dealer.html('finance');
    expect(page).toMatch(/<a class="menu__top" href="\/finance\/" aria-current="page">\s*Finance/);
    expect(page.match(/aria-current="page"/g)).toHaveLength(1);
  });

  test('the phone number is a link', async () => {
    expect(await dealer.html('stock')).toContain('href="tel:1800160401"');
  });

  test('the footer has its columns, the licence, the ABN and the price conditions', async () => {
    const page = await dealer.text('stock');
    for (const heading of ['Vehicles', 'Buyer Tools', 'Servicing and Parts', 'Plain Motors About us']) {
      expect(page).toContain(heading);
    }
    expect(page).toContain('1 Test Street, Cairns QLD 4870 DL# 4411223 · ABN 00 000 000 000');
    expect(page).toContain('Prices include GST.');
  });

  test('the not-found page is not indexed and links to other pages', async () => {
    const page = await dealer.html('404.html');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toContain('rel="canonical"');
    expect(page).toContain('See 1 car in stock');
    expect(page).toContain('href="tel:1800160401"');
  });
});
