import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { NAMED_TOOLS } from '#domain/analytics/tool.ts';
import { buildContentSecurityPolicy, renderHeadersFile } from '#scripts/build/security-headers.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const policyOf = (over: Parameters<typeof makeSite>[0] = {}, scripts: string[] = []) =>
  buildContentSecurityPolicy(makeSite(over), scripts);
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test("the policy allows what the pages load: their own files, their own inline scripts, the dealer's picture hosts", () => {
  const policy = policyOf({ imageHosts: ['photos.example.com.au'] }, [sha('a()')]);
  expect(policy).toContain(`script-src 'self' ${sha('a()')};`);
  expect(policy).toContain("img-src 'self' data: https://photos.example.com.au;");
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.match(/unsafe-inline/g)).toEqual(['unsafe-inline']);
  expect(policy).toContain("style-src-attr 'unsafe-inline'");
  expect(policy).not.toContain('unsafe-eval');
});

test.each([
  { engine: 'embedded' as const, sources: "connect-src 'self';" },
  {
    engine: { typesense: { host: 'search.example.com.au', index: 'cars' } },
    sources: "connect-src 'self' https://search.example.com.au;",
  },
  {
    engine: {
      typesense: { host: 'search.example.com.au', port: 8108, protocol: 'http' as const, index: 'cars' },
    },
    sources: "connect-src 'self' http://search.example.com.au:8108;",
  },
])('pages may ask the search host of their dealer and no other: $sources', ({ engine, sources }) => {
  expect(policyOf({ search: { engine } })).toContain(sources);
});

test('pages may load map tiles and look up postcodes only at the hosts of their dealer', () => {
  const policy = policyOf({
    map: {
      tiles: {
        url: 'https://tiles.example.com.au/{z}/{x}/{y}.png?key={key}',
        attribution: { label: '© Example', href: 'https://tiles.example.com.au/' },
      },
    },
    geocoding: { url: 'https://maps.example.com.au/geocode/json' },
  });
  expect(policy).toContain("img-src 'self' data: https://tiles.example.com.au;");
  expect(policy).toContain("connect-src 'self' https://maps.example.com.au;");
  const without = policyOf({ geocoding: 'postcodes' });
  expect(without).toContain("img-src 'self' data:;");
  expect(without).toContain("connect-src 'self';");
});

test('pages may frame the players of their dealer’s videos, and nothing without videos', () => {
  const site = makeSite();
  const video = { id: 'a', title: 'A', text: null, video: 'x', image: null };
  const videos = [
    { ...video, service: 'youtube' as const },
    { ...video, id: 'b', service: 'youtube' as const },
    { ...video, id: 'c', service: 'vimeo' as const },
  ];
  expect(buildContentSecurityPolicy({ ...site, blocks: { ...site.blocks, videos } }, [])).toContain(
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com;',
  );
  expect(buildContentSecurityPolicy(site, [])).not.toContain('frame-src');
});

test('every page gets the security headers, hashed files are immutable and have a short policy', () => {
  const file = renderHeadersFile(makeSite(), []);
  const blocks = file.split(/\n(?=\/)/);
  expect(blocks.map((block) => block.split('\n')[0])).toEqual([
    '/*',
    '/_astro/*',
    '/assets/*',
    '/search/*.json',
    '/stock/*.json',
  ]);
  for (const name of [
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
  ]) {
    expect(blocks[0]).toContain(`  ${name}: `);
  }
  for (const files of blocks.slice(1, 4)) {
    expect(files).toContain('Cache-Control: public, max-age=31536000, immutable');
    expect(files).toContain("Content-Security-Policy: default-src 'self';");
    expect(files.length).toBeLessThan(200);
  }
});

test.each([
  { hsts: undefined, header: undefined },
  { hsts: false as const, header: undefined },
  { hsts: { days: 1 }, header: 'max-age=86400' },
  {
    hsts: { days: 730, includeSubDomains: true, preload: true },
    header: 'max-age=63072000; includeSubDomains; preload',
  },
])('browsers are bound to https only where the dealer asks for it: $header', ({ hsts, header }) => {
  const text = renderHeadersFile(makeSite({ hosting: hsts === undefined ? {} : { hsts } }), []);
  expect(/Strict-Transport-Security: (.*)/.exec(text)?.[1]).toBe(header);
});

test('pictures may come from the image CDN', () => {
  const policy = policyOf({ images: { provider: 'cloudinary', cloudName: 'plain' } });
  expect(policy).toContain("img-src 'self' data: https://res.cloudinary.com;");
});

test('a chat may load its script and connect to its hosts; a dealer without one has neither', () => {
  const chat = { object: 'Talk', script: 'https://cdn.talk.example/v2/talk.js', hosts: ['api.talk.example'] };
  const policy = policyOf({ chat });
  for (const directive of ['script-src', 'connect-src', 'default-src', 'style-src', 'img-src'])
    expect(policy).toMatch(
      new RegExp(
        `${directive} [^;]*https://cdn.talk.example https://api.talk.example wss://api.talk.example`,
      ),
    );
  expect(policyOf({ chat: { object: 'Talk' } })).not.toContain('talk');
});

const directive = (policy: string, name: string) =>
  policy.split('; ').find((text) => text.startsWith(`${name} `)) ?? '';

const GOOGLE = {
  script: 'https://*.googletagmanager.com',
  connect: 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
};
const POLICIES: Record<
  keyof typeof NAMED_TOOLS | 'scripts' | 'hosts',
  { analytics: object; script: string; connect: string }
> = {
  tagManager: { analytics: { tagManager: 'GTM-ABC1234' }, ...GOOGLE },
  ga4: { analytics: { ga4: 'G-ABC1234567' }, ...GOOGLE },
  metaPixel: {
    analytics: { metaPixel: '123456789012345' },
    script: 'https://connect.facebook.net',
    connect: 'https://www.facebook.com',
  },
  plausible: {
    analytics: { plausible: { domain: 'plain.example.com.au' } },
    script: 'https://plausible.io',
    connect: 'https://plausible.io',
  },
  scripts: {
    analytics: { scripts: [{ script: 'https://cdn.tool.example/a.js', hosts: ['in.tool.example'] }] },
    script: 'https://cdn.tool.example https://in.tool.example',
    connect: 'https://cdn.tool.example https://in.tool.example',
  },
  hosts: {
    analytics: { tagManager: 'GTM-ABC1234', hosts: ['www.googleadservices.com'] },
    script: 'https://*.googletagmanager.com https://www.googleadservices.com',
    connect: 'https://www.google.com https://www.googleadservices.com',
  },
};

test.each(Object.values(POLICIES))(
  'the policy lets in what $analytics documents, and no inline script',
  ({ analytics, script, connect }) => {
    const policy = policyOf({ analytics }, [sha('a()')]);
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${sha('a()')} ${script}`);
    expect(directive(policy, 'connect-src')).toContain(connect);
    expect(directive(policy, 'default-src')).toBe("default-src 'self'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  },
);

test('several tools share a policy without repeating a host; a dealer without analytics lets none in', () => {
  const both = policyOf({ analytics: { tagManager: 'GTM-A1', ga4: 'G-A1' } });
  expect(directive(both, 'script-src')).toBe("script-src 'self' https://*.googletagmanager.com");
  expect(directive(policyOf(), 'script-src')).toBe("script-src 'self'");
});
