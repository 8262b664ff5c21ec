import { expect, test } from 'vitest';
import { buildDealer } from '#tests/support/sites/build-dealer.ts';

test.each([
  ['/apply-for-finance', '/apply-for-finance/'],
  ['/buy/finance/', '/buy/finance/'],
  ['/finance/#finance-form', '/finance/'],
])(
  'with links.finance set to %s, the form, calculator, footer link and old URL are all at %s',
  async (finance, path) => {
    const site = await buildDealer(
      { slug: 'plain', site: { stock: false, links: { finance } } },
      new Date('2026-11-21T00:00:00Z'),
    );
    const page = await site.html(path);
    expect(page).toContain('id="calculator"');
    expect(page).toContain('id="finance-form"');
    expect(await site.html('/')).toMatch(new RegExp(`href="${path}(#finance-form)?"[^>]*>\\s*Finance`));
    expect((await site.html('_redirects')).includes(`/finance/ ${path}`)).toBe(path !== '/finance/');
    await site.remove();
  },
);
