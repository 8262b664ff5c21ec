import { expect, test } from 'vitest';
import { GOOGLE_SOURCES, META_SOURCES, toOwnSources } from '#domain/analytics/vendor-hosts.ts';

test('a script may call its own host and those that the dealer names, each once', () => {
  const origins = ['https://tool.example:8443', 'https://collect.example'];
  expect(toOwnSources('https://tool.example:8443/a/b.js?c', ['collect.example', 'collect.example'])).toEqual({
    script: origins,
    img: origins,
    connect: origins,
  });
  expect(toOwnSources('https://tool.example/b.js').script).toEqual(['https://tool.example']);
});

test('Google and Meta may load and call the hosts that they document, and no others', () => {
  expect(GOOGLE_SOURCES).toEqual({
    script: ['https://*.googletagmanager.com'],
    img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    connect: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
      'https://www.google.com',
    ],
  });
  expect(META_SOURCES).toEqual({
    script: ['https://connect.facebook.net'],
    img: ['https://www.facebook.com'],
    connect: ['https://www.facebook.com'],
  });
});
