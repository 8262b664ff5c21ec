import { expect, test } from 'vitest';
import { getTypesenseOrigin } from '#search/engines/typesense/typesense-host.ts';

test.each([
  { protocol: 'https', host: 'search.example.com.au', port: 443, origin: 'https://search.example.com.au' },
  {
    protocol: 'https',
    host: 'search.example.com.au',
    port: 8108,
    origin: 'https://search.example.com.au:8108',
  },
  { protocol: 'http', host: 'localhost', port: 80, origin: 'http://localhost' },
  { protocol: 'http', host: 'localhost', port: 443, origin: 'http://localhost:443' },
] as const)('$protocol, $host and port $port are $origin', ({ origin, ...host }) => {
  expect(getTypesenseOrigin(host)).toBe(origin);
});
