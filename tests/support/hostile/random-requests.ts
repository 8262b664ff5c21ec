import { METHODS } from 'node:http';
import STRINGS from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import fc from 'fast-check';
import { FUNCTIONS } from '#functions/lib/functions.ts';
import type { HostileRequest } from './named-requests.ts';
import type { Part } from './raw-exchange.ts';

const END = '\r\n\r\n';
const DEFAULT_HOST = 'example.localhost';

/** One request line and its headers, always the last of its connection. */
interface Request {
  readonly method?: string;
  readonly target?: string;
  readonly host?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

function write({
  method = 'GET',
  target = '/',
  host = DEFAULT_HOST,
  headers = [],
  body = '',
}: Request): string {
  const head = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers];
  return `${head.join('\r\n')}${END}${body}`;
}

const latin1 = (text: string) => Buffer.from(text).toString('latin1');
const naughty = fc.constantFrom(...STRINGS).map(latin1);
const bytes = fc.uint8Array({ maxLength: 60 }).map((array) => Buffer.from(array).toString('latin1'));
const token = fc.oneof(naughty, bytes, fc.string(), fc.string({ unit: 'binary' }).map(latin1));
/** What fits into a line. */
const word = token.map((text) => text.replaceAll(/[\r\n]/g, ''));
const query = token.map((text) => encodeURIComponent(text));

const piece = fc.constantFrom(
  ...[
    '..',
    '.',
    '',
    '%2e%2e',
    '%2E.',
    '%252e%252e',
    '%c0%ae',
    '%ff',
    '%00',
    '%',
    '%zz',
    '%2f',
    '%5c',
    '\\',
    '..;',
  ],
  ...[
    '..%c0%af',
    '%u002e',
    ' ',
    '%20',
    '+',
    'cars',
    'index.html',
    'etc',
    'passwd',
    '.server',
    'example.json',
  ],
  ...[
    '_headers',
    '_redirects',
    '.env',
    '.git',
    'con',
    '~',
    '*',
    '__proto__',
    'toString',
    'a'.repeat(300),
    '%0d%0a',
  ],
  ...[
    'leads.sqlite',
    '.data',
    'api',
    'lead',
    '.netlify',
    'images',
    'brochure',
    'x.pdf',
    '.well-known',
    'a.jpg',
  ],
);
const path = fc
  .array(fc.oneof({ weight: 4, arbitrary: piece }, { weight: 1, arbitrary: word }), { maxLength: 12 })
  .map((pieces) => `/${pieces.join('/')}`);
const targets = fc.oneof(
  { weight: 6, arbitrary: path },
  { weight: 2, arbitrary: fc.tuple(path, query).map(([start, text]) => `${start}?${text}#${text}`) },
  { weight: 1, arbitrary: word },
  { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'http://',
          'HTTPS://',
          'file://',
          'ftp://',
          'javascript:',
          'data:',
          '//',
          '///',
          'http:',
        ),
        word,
        path,
      )
      .map((parts) => parts.join('')),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1000, max: 20_000 })
      .map((length) => `/${'a/'.repeat(length / 2)}?${'b'.repeat(9)}`),
  },
);
const hosts = fc.oneof(
  word,
  fc.constantFrom(
    ...[
      '',
      '.',
      '..',
      'localhost.',
      'EXAMPLE.LOCALHOST',
      'example.localhost.',
      'example.localhost..',
      '*',
      '[',
      ']',
    ],
    ...[
      '[::1]',
      '[::1',
      '[::ffff:127.0.0.1]:80',
      '127.1',
      '0',
      '0x7f.1',
      '2130706433',
      'example.localhost:0',
      'a:b',
    ],
    ...[
      'example.localhost:99999',
      'example.localhost:-1',
      '__proto__.localhost',
      '.server.localhost',
      '-.localhost',
    ],
    ...[
      '..%2f.localhost',
      'user:pass@example.localhost',
      'example.localhost/x',
      'xn--.localhost',
      'ex\u00e4mple',
    ],
    ...[
      'a'.repeat(300),
      `${'a.'.repeat(200)}localhost`,
      'example.localhost#',
      'example.localhost?',
      'a b',
      '\t',
    ],
  ),
  fc.domain(),
  fc.ipV6().map((address) => `[${address}]`),
);
const numbers = fc.oneof(
  fc.integer().map(String),
  fc.constantFrom(
    '',
    '-0',
    '1e3',
    '0x10',
    ' 1',
    '9'.repeat(30),
    '18446744073709551616',
    'NaN',
    'a',
    '٣'.slice(0, 0),
  ),
);
const ranges = fc
  .array(
    fc.tuple(numbers, numbers).map((ends) => ends.join('-')),
    { minLength: 1, maxLength: 40 },
  )
  .chain((parts) =>
    fc.constantFrom('bytes=', 'Bytes =', 'items=', '', 'bytes').map((unit) => unit + parts.join(',')),
  );
const dates = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
  word,
  fc.constantFrom('0', '-1', 'Thu, 01 Jan 1970 00:00:00 GMT', '99999999999999999999'),
);
const entityTags = fc.oneof(word, fc.constantFrom('*', '""', 'W/""', '"', 'W/', '"a", *', '","'.repeat(500)));
const accepted = fc.oneof(
  word,
  fc.constantFrom(
    'br;q=9e999, gzip;q=-1',
    'gzip;q=',
    'br;q=NaN',
    '*;q=0',
    'identity;q=0',
    `${'br,'.repeat(3000)}`,
    'image/avif;q=0.0000, image/webp;q=x',
    ';;;;,,,,',
  ),
);

type Build = (name: string) => fc.Arbitrary<string>;
const header =
  (arbitrary: fc.Arbitrary<string>): Build =>
  (name) =>
    arbitrary.map((value) => `${name}: ${value}`);
const HEADERS: ReadonlyMap<string, Build> = new Map([
  ...['Range', 'If-Range'].map((name) => [name, header(ranges)] as const),
  ...['If-Modified-Since', 'If-Unmodified-Since', 'Date'].map((name) => [name, header(dates)] as const),
  ...['If-None-Match', 'If-Match', 'If-Range'].map((name) => [name, header(entityTags)] as const),
  ...['Accept', 'Accept-Encoding', 'Accept-Language', 'TE', 'Connection', 'Upgrade'].map(
    (name) => [name, header(accepted)] as const,
  ),
  ...['X-Forwarded-Host', 'X-Host', 'X-Forwarded-Server', 'Origin', 'Referer'].map(
    (name) => [name, header(hosts)] as const,
  ),
  ...[
    ...['X-Forwarded-For', 'X-Forwarded-Proto', 'Forwarded', 'X-Real-IP', 'X-Original-URL', 'X-Rewrite-URL'],
    ...[
      'X-HTTP-Method-Override',
      'Authorization',
      'Cookie',
      'User-Agent',
      'Expect',
      'Content-Type',
      'Content-Encoding',
    ],
    ...['Proxy', 'Max-Forwards', 'Via', 'X-Forwarded-Port', 'Sec-Fetch-Site'],
  ].map((name) => [name, header(word)] as const),
]);
const headers = fc.array(
  fc.constantFrom(...HEADERS).chain(([name, build]) => build(name)),
  { minLength: 1, maxLength: 8 },
);

const FORWARDED = fc.array(
  fc.oneof(
    hosts.map((host) => `X-Forwarded-Host: ${host}`),
    fc
      .constantFrom('https', 'HTTPS', 'javascript', 'http, https', '', 'file')
      .map((p) => `X-Forwarded-Proto: ${p}`),
    fc
      .array(
        fc.oneof(fc.ipV4(), fc.ipV6(), word, fc.constantFrom('127.0.0.1', '::1', 'unknown', '"[::1]:80"')),
      )
      .map((list) => `X-Forwarded-For: ${list.join(', ')}`),
  ),
  { minLength: 1, maxLength: 5 },
);

const dynamicPaths = fc.constantFrom(
  ...[...FUNCTIONS.keys()].map((name) => name.replaceAll(/:\w+/g, 'x')),
  '/.netlify/images',
);
const types = fc.constantFrom(
  ...[
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'application/x-www-form-urlencoded',
  ],
  ...[
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'application/json, text/plain',
    '',
    'a'.repeat(2000),
  ],
);
const payloads = fc.oneof(
  fc.json().map(latin1),
  token,
  fc.integer({ min: 1, max: 20_000 }).map((depth) => '['.repeat(depth)),
  fc.integer({ min: 1, max: 3000 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  fc.integer({ min: 1, max: 200_000 }).map((length) => `{"site":"${'a'.repeat(length)}"}`),
  fc.dictionary(fc.string(), fc.string()).map((fields) => new URLSearchParams(fields).toString()),
);
const posted = fc.record({
  method: fc.constantFrom('POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'GET'),
  target: dynamicPaths,
  type: types,
  body: payloads,
  /** How much less or more than its length is said. */
  error: fc.constantFrom(0, 0, 0, 0, 1, -1, 50),
  from: fc.constantFrom(`http://${DEFAULT_HOST}`, 'null', 'https://evil.example', ''),
});

const PICTURE_PARAMS = ['url', 'w', 'h', 'fit', 'position', 'fm', 'q', '__proto__'];
const pictureUrls = fc.oneof(
  path,
  fc.constantFrom(
    '/a.jpg',
    '//evil.example/a.jpg',
    'http://127.0.0.1:22/',
    'https://169.254.169.254/',
    'data:,a',
    '',
  ),
);
const pictures = fc
  .tuple(
    pictureUrls,
    fc.array(fc.tuple(fc.constantFrom(...PICTURE_PARAMS), fc.oneof(numbers, word)), { maxLength: 6 }),
  )
  .map(([url, more]) => {
    const given = new URLSearchParams([['url', url], ...more]);
    return `/.netlify/images?${given}`;
  });

const chunkSizes = fc.constantFrom(
  '0',
  '1',
  '2',
  '00000002',
  '2;a=b',
  '2 ',
  ' 2',
  '-1',
  '0x2',
  'g',
  'ffffffffffffffff',
  '',
);
const chunkedBodies = fc
  .array(fc.tuple(chunkSizes, bytes, fc.constantFrom('\r\n', '\n', '\r', '')), { maxLength: 6 })
  .map((chunks) => chunks.map(([size, data, end]) => `${size}${end}${data}${end}`).join(''));

/** Something regular, with some bytes changed, removed, doubled or added. */
const REGULAR = [
  write({ headers: ['Accept: text/html', 'Accept-Encoding: gzip, br', 'User-Agent: Mozilla/5.0'] }),
  write({ target: '/cars/?q=1', headers: ['If-None-Match: "a"', 'Range: bytes=0-5'] }),
  write({
    method: 'POST',
    target: '/api/lead',
    headers: ['Content-Type: application/json', 'Content-Length: 15', `Origin: http://${DEFAULT_HOST}`],
    body: '{"site":"exam"}',
  }),
  write({
    method: 'POST',
    target: '/api/phone-reveal',
    headers: ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
    body: `2\r\n{}\r\n0${END}`,
  }),
];
const damages = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    drop: fc.integer({ min: 0, max: 6 }),
    put: fc.oneof(bytes, fc.constantFrom('\r\n', '\r', '\n', '\0', ':', ' ', '%', 'HTTP/1.1', '\r\n\r\n')),
  }),
  { minLength: 1, maxLength: 4 },
);
const damaged = fc.tuple(fc.constantFrom(...REGULAR), damages).map(([text, all]) =>
  all.reduce((now, { at, drop, put }) => {
    const index = Math.floor(at * now.length);
    return now.slice(0, index) + put + now.slice(index + drop);
  }, text),
);

/** A regular request that arrives in parts, or ends early. */
const interrupted = fc
  .tuple(
    fc.constantFrom(...REGULAR),
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
    fc.boolean(),
  )
  .map(([text, cuts, isWhole]): Part[] => {
    const places = [0, ...cuts.map((cut) => Math.floor(cut * text.length)).sort((a, b) => a - b)];
    const ends = [...places.slice(1), isWhole ? text.length : (places.at(-1) ?? 0)];
    return places.flatMap((place, n): Part[] => [text.slice(place, ends[n]), { pauseMs: 2 }]);
  });

/** The kinds of random requests, and how much of the corpus each is. */
const KINDS: ReadonlyArray<
  readonly [name: string, weight: number, arbitrary: fc.Arbitrary<string | Part[]>]
> = [
  ['a target', 5, targets.map((target) => write({ target }))],
  ['a host', 3, hosts.map((host) => write({ host }))],
  [
    'a method',
    1,
    fc
      .tuple(fc.oneof(fc.constantFrom(...METHODS), word), fc.oneof(fc.constant('/'), dynamicPaths))
      .map(([method, target]) => write({ method, target })),
  ],
  [
    'headers',
    4,
    fc
      .tuple(headers, fc.constantFrom('/', '/a.jpg', '/cars/'))
      .map(([list, target]) => write({ headers: list, target })),
  ],
  ['forwarding', 3, FORWARDED.map((list) => write({ headers: list }))],
  [
    'a call',
    5,
    posted.map(({ method, target, type, body, error, from }) =>
      write({
        method,
        target,
        headers: [`Content-Type: ${type}`, `Content-Length: ${body.length + error}`, `Origin: ${from}`],
        body,
      }),
    ),
  ],
  ['a query', 2, fc.tuple(dynamicPaths, query).map(([start, text]) => write({ target: `${start}?${text}` }))],
  ['a picture', 2, pictures.map((target) => write({ target }))],
  [
    'chunks',
    2,
    fc.tuple(dynamicPaths, chunkedBodies).map(([target, body]) =>
      write({
        method: 'POST',
        target,
        headers: ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
        body,
      }),
    ),
  ],
  ['damage', 6, damaged],
  ['an interruption', 2, interrupted],
  ['noise', 1, fc.oneof(bytes, token)],
];

/** Random requests of every kind, the same for a seed. */
export function listRandomRequests(count: number, seed: number): HostileRequest[] {
  const kinds = KINDS.map(([name, weight, arbitrary]) => ({
    weight,
    arbitrary: arbitrary.map((made) => ({ name, parts: typeof made === 'string' ? [made] : made })),
  }));
  return fc.sample(fc.oneof(...kinds), { numRuns: count, seed });
}
