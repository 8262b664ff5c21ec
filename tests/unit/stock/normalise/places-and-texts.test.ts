import { describe, expect, test } from 'vitest';
import { parseList, parseUrl, parseUrls } from '#stock/normalise/text/list.ts';
import { htmlToText, repairText } from '#stock/normalise/text/repair-text.ts';
import { parseCity, parseState } from '#stock/normalise/text/suburb-and-state.ts';
import { isBlank, normaliseCase, toSingleLine } from '#stock/normalise/text/tidy-text.ts';
import { isInterior, parseColour, parseInteriorInColour } from '#stock/normalise/vehicle/colour.ts';

// biome-ignore format: a table reads better in rows
test.each<[string | undefined, string | undefined, string[]]>([
  ['Brookvale', 'nsw', ['Brookvale, NSW', 'Brookvale NSW', 'Brookvale, NSW 2100', 'Brookvale NSW 2100']],
  ['Brookvale', 'nsw', ['1 Example Street, Brookvale, NSW', 'BROOKVALE, nsw']],
  ['Brookvale', 'nsw', [' Brookvale NSW 2100, Australia ', 'Brookvale, NSW, AU', 'Unit 7, Brookvale NSW']],
  ['Brookvale', 'nsw', ['Brookvale New South Wales 2100']],
  ['Warrenheip', 'vic', ['Warrenheip, AU-VIC']],
  ['Port Douglas', 'qld', ['Port Douglas, Queensland']],
  ['Albany', 'wa', ['Albany, Western Australia']],
  ["O'connor", 'act', ["o'connor, act"]],
  ['Brookvale', undefined, ['Brookvale']],
  ['Victoria Park', undefined, ['Victoria Park']],
  [undefined, 'vic', ['Victoria']],
  [undefined, 'nsw', ['NSW']],
  ['Auckland, NZ', undefined, ['Auckland, NZ']],
  ['NSW, Brookvale', undefined, ['NSW, Brookvale']],
  [undefined, 'sa', ['South Australia']],
  ['Mount Gambier', 'sa', ['Mount Gambier South Australia']],
  ['Unit 7, Northern Territory Road', undefined, ['Unit 7, Northern Territory Road']],
  ['Smithfield', 'qld', ['Smithfield , QLD', 'Unit 7 , Smithfield QLD 4878 , Australia']],
  ['Australia Fair', 'qld', ['Australia Fair, QLD']],
  [undefined, 'qld', ['1 High Street, , QLD']],
  ['Sydney New South, Wales', undefined, ['Sydney New South, Wales']],
  ['4 Mile Beach', undefined, ['4 Mile Beach']],
  ['Smithfield 12345', undefined, ['Smithfield 12345']],
  ['Smithfield4878', undefined, ['Smithfield4878']],
  [undefined, undefined, ['']],
])('the city %j and the state %j are those of %j', (city, state, texts) => {
  expect(texts.map((text) => [parseCity(text), parseState(text)])).toEqual(texts.map(() => [city, state]));
});

// biome-ignore format: a table reads better in rows
test.each<[string | undefined, string[]]>([
  ['White', ['White / Black', 'White/Black Leather', 'WHITE', 'White\n/\nBlack', 'White/Black leather']],
  ['White', ['White/']],
  ['White w/ Hi-Vis Striping', ['White w/ Hi-Vis Striping']],
  ['Red / Black Roof', ['Red / Black Roof']],
  ['Crystal Black Pearl', ['crystal black pearl']],
  ['Grey', ['Grey / -']],
  [undefined, ['- / Black', '- / -', 'Other / -', 'OTHER', 'Various', 'Multi', '']],
  ['Multi Coat White', ['Multi Coat White']],
  ['Red/Black/White', ['Red/Black/White']],
  ['Blue/White', ['BLUE/WHITE']],
  ['White pearl', ['White pearl']],
])('the exterior colour is %j of %j', (value, texts) => {
  expect(texts.map((text) => parseColour(text))).toEqual(texts.map(() => value));
});

// biome-ignore format: a table reads better in rows
test.each<[boolean, string[]]>([
  [true, ['', '-', '- / -', '–', '?', 'N/A', 'na', 'Unknown', 'TBA']],
  [false, ['0', 'No', 'POA', 'Other']],
])('that a cell is blank is %j of %j', (value, texts) => {
  expect(texts.map((text) => isBlank(text))).toEqual(texts.map(() => value));
});

test.each([
  ['WHITE PEARL', 'White Pearl'],
  ['white', 'White'],
  ["O'BRIEN", "O'brien"],
  ['McLaren Orange', 'McLaren Orange'],
  ['NO 5', 'No 5'],
  ['ALFA-ROMEO rosso', 'ALFA-ROMEO rosso'],
  ['ALFA-ROMEO', 'Alfa-Romeo'],
  ['ÉCRU', 'Écru'],
  ['4X4 DARK\nBLUE', '4x4 Dark Blue'],
])('%j is tidied to %j', (text, expected) => expect(normaliseCase(text)).toBe(expected));

test('a line break in a cell becomes a space', () => expect(toSingleLine(' a \n b\t\u0000c ')).toBe('a b c'));

describe('lists and addresses', () => {
  test.each<[string, string[]]>([
    ['ABS, Cruise control', ['ABS', 'Cruise control']],
    ['ABS|Wheels, alloy|', ['ABS', 'Wheels, alloy']],
    ['ABS;Tow bar', ['ABS', 'Tow bar']],
    ['ABS\nTow bar\n-', ['ABS', 'Tow bar']],
    [' ABS ,, Tow  bar ,', ['ABS', 'Tow bar']],
    ['ABS;Wheels, alloy|Tow bar\nRadio', ['ABS', 'Wheels, alloy', 'Tow bar', 'Radio']],
    ['ABS', ['ABS']],
    ['', []],
  ])('%j is the list %j', (text, expected) => expect(parseList(text)).toEqual(expected));

  test.each([
    'https://photos.example/1.jpg',
    'http://photos.example/1.jpg',
    'HTTPS://photos.example/1.jpg',
    '/assets/1.jpg',
  ])('the address %j may be shown', (text) => expect(parseUrl(text)).toBe(text));

  // biome-ignore format: a table reads better in rows
  test.each([
    'javascript:alert(1)', 'data:image/png;base64,AAAA', 'mailto:a@photos.example', 'tel:0700', '1.jpg', '',
    'mailto:a@photos.example?subject=a/b', '#/a', '#https://photos.example',
  ])('%j is no address that may be shown', (text) => expect(parseUrl(text)).toBeUndefined());

  test.each<[string, string[] | undefined]>([
    ['https://a.example/1.jpg', ['https://a.example/1.jpg']],
    [
      'https://a.example/1.jpg,https://a.example/2.jpg',
      ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    ],
    ['https://a.example/1,2.jpg', ['https://a.example/1,2.jpg']],
    ['https://a.example/1.jpg|/2.jpg\n/3.jpg', ['https://a.example/1.jpg', '/2.jpg', '/3.jpg']],
    [
      'https://a.example/1.jpg; https://a.example/2.jpg',
      ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    ],
    ['https://a.example/1.jpg javascript:alert(1)', undefined],
    ['|', undefined],
    [
      ' http://a.example/1.jpg;http://a.example/2.jpg,/3.jpg ',
      ['http://a.example/1.jpg', 'http://a.example/2.jpg', '/3.jpg'],
    ],
    ['https://a.example/1.jpg || /2.jpg', ['https://a.example/1.jpg', '/2.jpg']],
    ['https://a.example/a;b,c.jpg', ['https://a.example/a;b,c.jpg']],
    ['/1.jpg; \t/2.jpg,  /3.jpg', ['/1.jpg', '/2.jpg', '/3.jpg']],
    ['1.jpg /2.jpg', undefined],
    ['', undefined],
  ])('%j contains the addresses %j', (text, expected) => expect(parseUrls(text)).toEqual(expected));
});

test.each([
  ['<p>One  owner.</p><p>Full history.</p>', 'One owner.\n\nFull history.'],
  ['Line<br>break<br/>twice', 'Line\nbreak\ntwice'],
  ['<ul><li>ABS</li><li>Tow&nbsp;bar</li></ul>', 'ABS\n\nTow bar'],
  ['Fish &amp; chips &lt;hot&gt;', 'Fish & chips <hot>'],
  ['<b>Bold</b> and <a href="javascript:alert(1)">link</a>', 'Bold and link'],
  ['before<script>alert(1)</script><style>p{}</style>after', 'beforeafter'],
  ['<img src=x onerror=alert(1)>text', 'text'],
  ['plain\n\n\n\ntext', 'plain\n\ntext'],
  ['5 < 6 and caf&eacute;', '5 < 6 and café'],
  ['<p></p>', ''],
  ['one \n two', 'one\ntwo'],
  ['one\n two', 'one\ntwo'],
  ['one \ntwo', 'one\ntwo'],
  ['one\n\ntwo', 'one\n\ntwo'],
  ['one\n \n\t\ntwo', 'one\n\ntwo'],
  [' one ', 'one'],
  ['one\u00a0\u00a0two', 'one two'],
  ['<hr>one<DIV class="a">two</DIV><h2>three</h2>four', 'one\ntwo\n\nthree\nfour'],
  ['<table><tr><td>one</td></tr><tr><td>two</td></tr></table>', 'one\n\ntwo'],
  ['<ol><li>one</li></ol>', 'one'],
  ['<pre>one</pre><brand>two</brand>', 'onetwo'],
  ['say &quot;hi&quot; &gt; &amp;amp;', 'say "hi" > &amp;'],
  ['a & b', 'a & b'],
  ['one &lt;br&gt;two &amp;lt;strong&amp;gt;three&amp;lt;/strong&amp;gt;', 'one\ntwo <strong>three</strong>'],
  ['Call us [contact-form-7 id="88" title="Ask"] [gallery][/gallery] [AWD]', 'Call us [AWD]'],
  ['tabs\t and  spaces', 'tabs and spaces'],
])('the description %j becomes the text %j', (html, expected) => expect(htmlToText(html)).toBe(expected));

test.each([
  ['White / BLACK LEATHER', 'Black Leather'],
  ['White/Tan leather', 'Tan leather'],
  ['Blue/White', null],
  ['- / Black', 'Black'],
  ['White', null],
  ['White / -', null],
])('the interior behind the colour %j is %j', (text, expected) =>
  expect(parseInteriorInColour(text)).toBe(expected),
);

// biome-ignore format: a table reads better in rows
test.each<[boolean, string[]]>([
  [true, ['BLACK CLOTH', 'Tan leather with red stitching']],
  [false, ['Black Edition', 'XLT', '-']],
])('that it is of an interior is %j of %j', (value, texts) => {
  expect(texts.map((text) => isInterior(text))).toEqual(texts.map(() => value));
});

test.each([
  ['Town &amp; Country', 'Town & Country'],
  ['Town &amp;amp; Country', 'Town & Country'],
  ['Limited &#39;S&#39;', "Limited 'S'"],
  ['Shine&nbsp;Plus', 'Shine Plus'],
  ['<b>SUV</b>', 'SUV'],
  ['CitroÃ«n', 'Citroën'],
  ['Å\u00a0koda', 'Škoda'],
  ['Donâ€™t', 'Don’t'],
  ['Citroën é', 'Citroën é'],
  ['Škoda – Žluťoučký', 'Škoda – Žluťoučký'],
  ['A & B; C', 'A & B; C'],
  ['under <$20k', 'under <$20k'],
  ['plain', 'plain'],
])('%j was meant as %j', (text, meant) => expect(repairText(text)).toBe(meant));
