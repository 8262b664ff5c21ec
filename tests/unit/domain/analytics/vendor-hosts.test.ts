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

test.each([
  ['Google', GOOGLE_SOURCES],
  ['Meta', META_SOURCES],
])(
  '%s may load scripts and send events, and every source is a host over https',
  (_, { script, img, connect }) => {
    for (const sources of [script, img, connect]) {
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources) expect(source).toMatch(/^https:\/\/(\*\.)?[a-z-]+(\.[a-z-]+)+$/);
    }
  },
);
