import { expect, test, vi } from 'vitest';
import { createSharedHtml, trackReads } from '#scripts/build/track-reads.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

test('HTML that pages share is rendered once for each key', async () => {
  const once = createSharedHtml(trackReads(makeSite()));
  const render = vi.fn(async () => '<footer></footer>');
  expect([await once('footer', render), await once('footer', render)]).toEqual([
    '<footer></footer>',
    '<footer></footer>',
  ]);
  expect(render).toHaveBeenCalledTimes(1);
  expect(await once('menu', async () => '<nav></nav>')).toBe('<nav></nav>');
});

test('a page that shows shared HTML has read what its rendering read but the stock, besides its own', async () => {
  const tracked = trackReads(makeSite());
  const once = createSharedHtml(tracked);
  const renderFooter = async () => `${tracked.site.name} ${tracked.site.cars.length}`;
  await once('footer', renderFooter);
  const end = tracked.startRecording();
  expect(tracked.site.home).toBeDefined();
  await once('footer', renderFooter);
  expect(end()).toEqual(['home', 'name']);
});

test('shared parts that are rendered at the same time have each what they read', async () => {
  const tracked = trackReads(makeSite());
  const once = createSharedHtml(tracked);
  const renderMenu = async () => {
    const { name } = tracked.site;
    await new Promise(setImmediate);
    return name;
  };
  const renderFooter = async () => tracked.site.url;
  await Promise.all([once('menu', renderMenu), once('footer', renderFooter)]);
  const end = tracked.startRecording();
  await once('menu', renderMenu);
  expect(end()).toContain('name');
});
