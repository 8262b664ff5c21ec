import { expect, test } from 'vitest';
import { filterExistingLinks } from '#features/navigation/nav-link.ts';

test('links to pages that a dealer lacks are removed, and those to other sites are not asked for', () => {
  const asked: string[] = [];
  const links = ['/a/', 'https://example.com/', '/b/', 'tel:0755500121'].map((href) => ({ href }));
  const existing = filterExistingLinks(links, (href) => {
    asked.push(href);
    return href === '/b/';
  });
  expect(existing).toEqual([{ href: 'https://example.com/' }, { href: '/b/' }, { href: 'tel:0755500121' }]);
  expect(asked).toEqual(['/a/', '/b/']);
});
