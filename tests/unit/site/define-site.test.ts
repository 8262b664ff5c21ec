import { describe, expect, expectTypeOf, test } from 'vitest';
import type { SiteInput } from '#site/config/site-config.ts';
import { defineSite } from '#site/define-site.ts';
import { PLAIN_CONFIG } from '#tests/support/factories/plain-config.ts';

// Each @ts-expect-error is a test that the compiler runs: where there is no mistake, `tsc` reports the comment.

const site: SiteInput = { ...PLAIN_CONFIG, template: 'classic', url: 'https://plain.example.com.au' };

test('keys with a default may be left out, and the site is returned unchanged', () => {
  expect(defineSite(site)).toBe(site);
  expectTypeOf<undefined>().toExtend<SiteInput['stock']>();
  expectTypeOf<object>().toExtend<NonNullable<SiteInput['finance']>>();
});

describe('an error in the editor is', () => {
  test('a required key that is missing', () => {
    const { brand, ...plain } = site;
    // @ts-expect-error: brand is required.
    defineSite(plain);
    expectTypeOf(brand.colour).toEqualTypeOf<string>();
  });

  test('an unknown key', () => {
    // @ts-expect-error: the key is `theme`.
    defineSite({ ...site, themes: 'dark' });
    // @ts-expect-error: the key is `pageSize`.
    defineSite({ ...site, stock: { pagesize: 21 } });
    // @ts-expect-error: the key is `singleSelect`.
    defineSite({ ...site, search: { facets: [{ attribute: 'fuel', single: true }] } });
  });

  test('a value of the wrong type', () => {
    // @ts-expect-error: a number.
    defineSite({ ...site, stock: { pageSize: '21' } });
    // @ts-expect-error: `false`, or an object.
    defineSite({ ...site, reserve: true });
    // @ts-expect-error: a webhook has an address.
    defineSite({ ...site, leads: { targets: { crm: { kind: 'webhook' } } } });
  });

  test('either of them under byTemplate', () => {
    defineSite({ ...site, byTemplate: { showroom: { theme: 'dark' } } });
    // @ts-expect-error: no such key.
    defineSite({ ...site, byTemplate: { showroom: { themes: 'dark' } } });
    // @ts-expect-error: no such theme.
    defineSite({ ...site, byTemplate: { showroom: { theme: 'grey' } } });
    // @ts-expect-error: not within itself.
    defineSite({ ...site, byTemplate: { showroom: { byTemplate: {} } } });
  });
});
