import { expect, test } from 'vitest';
import { getTypesenseOrigin, isScopedKey, REQUIRED_SCOPE } from '#search/engines/typesense/typesense-host.ts';

test.each([
  { protocol: 'https', host: 'a.example.com', port: 443, origin: 'https://a.example.com' },
  { protocol: 'https', host: 'a.example.com', port: 8108, origin: 'https://a.example.com:8108' },
  { protocol: 'http', host: 'localhost', port: 80, origin: 'http://localhost' },
  { protocol: 'http', host: 'localhost', port: 443, origin: 'http://localhost:443' },
] as const)('$protocol, $host and port $port are $origin', ({ origin, ...host }) => {
  expect(getTypesenseOrigin(host)).toBe(origin);
});

/** A key as a cluster makes it: a digest, the beginning of its parent, and its parameters. */
const keyOf = (parameters: unknown, digest = 'd'.repeat(44), parent = 'p4Re') =>
  btoa(`${digest}${parent}${typeof parameters === 'string' ? parameters : JSON.stringify(parameters)}`);

test.each([
  { filter_by: 'show_on_dealer_website:=true' },
  { filter_by: 'show_on_dealer_website:=true && make:=Kia' },
  { filter_by: 'make:=Kia && show_on_dealer_website:=true', expires_at: 1_900_000_000 },
  REQUIRED_SCOPE,
])('a key may stand in a page if it finds listed cars only: $filter_by', (parameters) => {
  expect(isScopedKey(keyOf(parameters))).toBe(true);
});

test.each([
  { what: 'without a filter', key: keyOf({}) },
  { what: 'with another filter', key: keyOf({ filter_by: 'make:=Kia' }) },
  { what: 'for hidden cars', key: keyOf({ filter_by: 'show_on_dealer_website:=false' }) },
  { what: 'with a list as its filter', key: keyOf({ filter_by: ['show_on_dealer_website:=true'] }) },
  { what: 'with the scope in another parameter', key: keyOf({ q: REQUIRED_SCOPE.filter_by }) },
  { what: 'with null for parameters', key: keyOf('null') },
  { what: 'with broken parameters', key: keyOf('{"filter_by":"show_on_dealer_website:=true"') },
  { what: 'with a longer digest', key: keyOf(REQUIRED_SCOPE, 'd'.repeat(45)) },
  { what: 'with a shorter digest', key: keyOf(REQUIRED_SCOPE, 'd'.repeat(43)) },
  { what: 'that is not base64', key: 'an admin key!' },
  { what: 'that is empty', key: '' },
])('any other may not one $what', ({ key }) => expect(isScopedKey(key)).toBe(false));
