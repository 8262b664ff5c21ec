import { expect, test } from 'vitest';
import { listToolNames } from '#domain/analytics/list-tool-names.ts';

const PLAUSIBLE = { domain: 'plain.example.com.au', script: 'https://plausible.io/js/script.js' };
const own = (...scripts: string[]) => ({ scripts: scripts.map((script) => ({ script })) });

test.each([
  { tools: { tagManager: 'GTM-1', ...own() }, names: 'Google Tag Manager' },
  { tools: { ga4: 'G-1', ...own() }, names: 'Google Analytics' },
  { tools: { metaPixel: '1', ...own() }, names: 'the Meta Pixel' },
  { tools: { plausible: PLAUSIBLE, ...own() }, names: 'Plausible Analytics' },
  { tools: own('https://a.example/x.js', 'https://a.example/y.js'), names: 'a.example' },
  {
    tools: {
      tagManager: 'GTM-1',
      ga4: 'G-1',
      metaPixel: '1',
      plausible: PLAUSIBLE,
      ...own('https://a.example/x.js'),
    },
    names: 'Google Tag Manager, Google Analytics, the Meta Pixel, Plausible Analytics and a.example',
  },
])('visitors read $names', ({ tools, names }) => expect(listToolNames(tools)).toBe(names));
