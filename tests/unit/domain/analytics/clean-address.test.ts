import { expect, test } from 'vitest';
import { cleanAddress, isSecretAddress } from '#domain/analytics/clean-address.ts';

const site = 'https://plain.example.com.au';

test.each([
  [`${site}/cars/a/`, `${site}/cars/a/`],
  [`${site}/cars/a/#gallery`, `${site}/cars/a/`],
  [`${site}/?utm_source=x&gclid=1&postcode=4870`, `${site}/?utm_source=x&gclid=1`],
  [`${site}/contact/?email=ada@example.com`, `${site}/contact/`],
  [
    `${site}/?gclid=1&gbraid=2&wbraid=3&dclid=4&fbclid=5&msclkid=6&utm_campaign=7`,
    `${site}/?gclid=1&gbraid=2&wbraid=3&dclid=4&fbclid=5&msclkid=6&utm_campaign=7`,
  ],
  [`${site}/?my_gclid=1&gclid_of=2&utm_=3&utm_a-b=4`, `${site}/`],
  ['', ''],
  ['not an address', ''],
])('of %j tools see %j', (address, seen) => expect(cleanAddress(address)).toBe(seen));

test.each([
  [`${site}/trade-in/offer/?offer=abc`, true],
  [`${site}/success/?lead_id=abc`, true],
  [`${site}/success/`, false],
  [`${site}/?utm_source=offer`, false],
  ['', false],
])('%j is secret: %j', (address, secret) => expect(isSecretAddress(address)).toBe(secret));
