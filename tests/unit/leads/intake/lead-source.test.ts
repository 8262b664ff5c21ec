import { describe, expect, test } from 'vitest';
import type { Json, JsonObject, Lead } from '#leads/intake/lead.ts';
import { findLeadCampaign, findLeadSource } from '#leads/intake/lead-source.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';

const withAttributes = (lead_attributes: Json): Lead => makeLead({ payload: { lead_attributes } });
const from = (linked_query_params: JsonObject): Lead => withAttributes({ linked_query_params });

describe('the source of a lead', () => {
  test.each<[JsonObject, string | undefined]>([
    [{ utm_source: 'Google ', utm_medium: 'CPC' }, 'google / cpc'],
    [{ utm_source: 'newsletter' }, 'newsletter'],
    [{ utm_medium: 'email' }, 'email'],
    [{ utm_source: 'google', gclid: 'x' }, 'google'],
    [{ gclid: 'x' }, 'google / ads'],
    [{ gbraid: 'x' }, 'google / ads'],
    [{ wbraid: 'x' }, 'google / ads'],
    [{ msclkid: 'x' }, 'bing / ads'],
    [{ fbclid: 'x' }, 'facebook'],
    [{ ttclid: 'x' }, 'tiktok'],
    [{ fbclid: 'x', gclid: 'x' }, 'google / ads'],
    [{ gclid: '', fbclid: 'x' }, 'facebook'],
    [{ make: 'Toyota' }, undefined],
    [{ utm_source: 1, utm_medium: null }, undefined],
    [{ utm_source: '\u0007 \n' }, undefined],
    [{ utm_source: 'a\u0007\n \u00a0b' }, 'a b'],
    [{ utm_source: 'x'.repeat(500) }, 'x'.repeat(80)],
    [{ utm_source: 'zoe@example.com', utm_medium: '0412345678' }, '[e-mail] / [phone]'],
    [{ utm_source: `${'x'.repeat(79)}😀` }, `${'x'.repeat(79)}\ufffd`],
  ])('with %j is %j', (params, source) => expect(findLeadSource(from(params))).toBe(source));

  test.each<[Json]>([[null], ['text'], [[]], [{}], [{ linked_query_params: 'gclid=x' }]])(
    'with the attributes %j is not known',
    (attributes) => {
      expect(findLeadSource(withAttributes(attributes))).toBe(undefined);
      expect(findLeadCampaign(withAttributes(attributes))).toBeUndefined();
    },
  );

  test('without attributes is not known', () => {
    expect(findLeadSource(makeLead({ payload: {} }))).toBe(undefined);
  });
});

test.each<[JsonObject, string | undefined]>([
  [{ utm_campaign: 'Spring  Sale' }, 'spring sale'],
  [{ utm_campaign: 'for Zoe.Smith+cars@example.com.au' }, 'for [e-mail]'],
  [{ utm_campaign: 'november|zoe%40example.com|a' }, 'november|[e-mail]|a'],
  [{ utm_campaign: `${'x '.repeat(39)}zoe@example.com` }, `${'x '.repeat(39)}[e`],
  [{ utm_campaign: 'zoe@' }, '[e-mail]'],
  [{ utm_campaign: 'sms-0412 345 678' }, 'sms-[phone]'],
  [{ utm_campaign: ' 61412345678' }, '[phone]'],
  [{ utm_campaign: '+61 (0)7 4033-1234, parts' }, '[phone], parts'],
  [{ utm_campaign: '0011 64 21 123 4567' }, '[phone]'],
  [{ utm_campaign: '412345678' }, '[phone]'],
  [{ utm_campaign: '21487654321' }, '21487654321'],
  [{ utm_campaign: 'sale-2026-11-21_20261130' }, 'sale-2026-11-21_20261130'],
  [{ utm_campaign: '120210412345678901' }, '120210412345678901'],
  [{ utm_campaign: '1300 123 456 @ dealer' }, '1300 123 456 @ dealer'],
  [{ utm_campaign: ' ' }, undefined],
  [{ utm_campaign: 7 }, undefined],
  [{ utm_source: 'google' }, undefined],
])('a visit by %j is of the campaign %j', (params, campaign) => {
  expect(findLeadCampaign(from(params))).toBe(campaign);
});
