import { expect, test } from 'vitest';
import { findForeignScripts } from '#scripts/build/foreign-scripts.ts';
import { hashSource } from '#scripts/build/security-headers.ts';

const OWN = new Set([hashSource('own()'), hashSource('\n b("</p>")\n')]);

test.each([
  '<script>own()</script>',
  '<script type="module">own()</script><script>\n b("</p>")\n</script>',
  '<script src="/_astro/x.1a2b.js" async></script>',
  '<script type="application/json">{"a":"alert()"}</script>',
  '<script id="d" type="application/ld+json">{}</script>',
  // What data may hold: none of it is a script.
  '<img alt="<script>alert(1)</script>">',
  "<img alt='<script>alert(1)</script>' title=\"it's > 1\">",
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<!-- <script>alert(1)</script> -->',
  '<textarea><script>alert(1)</script></textarea>',
  '<title><script>alert(1)</script></title>',
  '<script type="application/json">"<script>alert(1)"</script>',
  '<astro-island props="{&quot;a&quot;:&quot; onclick=x&quot;}" data-onclick="x"></astro-island>',
])('%s holds no script but the platform’s', (html) => expect(findForeignScripts(html, OWN)).toEqual([]));

test.each([
  ['<script>alert(1)</script>', ['the script "alert(1)"']],
  ['<SCRIPT >alert(1)</SCRIPT >', ['the script "alert(1)"']],
  ['<script>own() </script>', ['the script "own()"']],
  ['<script type="text/javascript">alert(1)</script>', ['the script "alert(1)"']],
  ['<script src="https://evil.example/x.js"></script>', ['a script from "https://evil.example/x.js"']],
  ['<script src=//evil.example/x.js></script>', ['a script from "//evil.example/x.js"']],
  ['<p onclick="alert(1)">', ['an event handler, onclick of p']],
  ['<img src=x ONERROR=alert(1)>', ['an event handler, onerror of img']],
  ['<script>own()</script><p></p><script>alert(2)', ['the script "alert(2)"']],
  [
    '<p title="<script type=application/json>"><script>alert(1)</script></p><script>own()</script>',
    ['the script "alert(1)"'],
  ],
  ['<script type="application/json">"</script><script>alert(1)</script>', ['the script "alert(1)"']],
  ['<p/onclick\n=alert(1)>', ['an event handler, onclick of p']],
])('%s holds %j', (html, found) => expect(findForeignScripts(html, OWN)).toEqual(found));

test('a page of a megabyte takes no longer than its length', () => {
  const html = `<p title="${'<'.repeat(500_000)}">${'<a '.repeat(150_000)}`;
  expect(findForeignScripts(html, OWN)).toEqual([]);
});
