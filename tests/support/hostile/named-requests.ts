import type { Part } from './raw-exchange.ts';

/** One connection of somebody who means no good, or whose client is broken. */
export interface HostileRequest {
  readonly name: string;
  readonly parts: readonly Part[];
}

const HOST = 'Host: example.localhost';
const END = '\r\n\r\n';
const JSON_TYPE = 'Content-Type: application/json';
const ORIGIN = 'Origin: http://example.localhost';

/** A request of lines. */
const lines = (...all: readonly string[]) => `${all.join('\r\n')}${END}`;
const get = (target: string, ...headers: readonly string[]) =>
  lines(`GET ${target} HTTP/1.1`, HOST, 'Connection: close', ...headers);
const post = (headers: readonly string[], body: string) =>
  `${lines('POST /api/lead HTTP/1.1', HOST, ORIGIN, 'Connection: close', ...headers)}${body}`;
const postJson = (body: string) => post([JSON_TYPE, `Content-Length: ${body.length}`], body);
const chunked = (body: string) => post([JSON_TYPE, 'Transfer-Encoding: chunked'], body);
/** What a smuggled request asks for: its page has a header of its own. */
const SMUGGLED = lines('GET /smuggled/ HTTP/1.1', HOST);
const smuggle = (headers: readonly string[], body: string) =>
  `${lines('POST /api/lead HTTP/1.1', HOST, JSON_TYPE, ...headers)}${body}`;
const every = (text: string, pauseMs: number): Part[] => [...text].flatMap((byte) => [byte, { pauseMs }]);

const NO_HTTP: Readonly<Record<string, string>> = {
  'a greeting': `hello${END}`,
  'empty lines': '\r\n'.repeat(200) + get('/'),
  'HTTP 0.9': 'GET /\r\n',
  'HTTP 1.0 without a host': `GET / HTTP/1.0${END}`,
  'HTTP 1.2': lines('GET / HTTP/1.2', HOST),
  'HTTP 3.7': lines('GET / HTTP/3.7', HOST),
  'the beginning of HTTP/2': `PRI * HTTP/2.0${END}SM${END}\0\0\0\x04\0\0\0\0\0`,
  'an upgrade to HTTP/2': get(
    '/',
    'Upgrade: h2c',
    'Connection: Upgrade, HTTP2-Settings',
    'HTTP2-Settings: AA',
  ),
  'a web socket': get('/', 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: YQ=='),
  'a TLS handshake': `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${'\x07'.repeat(600)}`,
  'a mail server': 'EHLO example.com\r\nMAIL FROM:<a@example.com>\r\n',
  'a proxy line': `PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\n${get('/')}`,
  'lines ended by LF alone': 'GET / HTTP/1.1\nHost: example.localhost\n\n',
  'lines ended by CR alone': 'GET / HTTP/1.1\rHost: example.localhost\r\r',
  'a response': `HTTP/1.1 200 OK\r\nContent-Length: 0${END}`,
};

const TARGETS: Readonly<Record<string, string>> = {
  'a whole address of this site': get('http://example.localhost/cars/'),
  'a whole address of another site': get('http://evil.example/'),
  'an address of another protocol': get('ftp://example.localhost/.git'),
  'an address without a host': get('HTTPS:///'),
  'an address as CONNECT sends it': lines('CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example:443'),
  'a page as CONNECT never sends it': lines('CONNECT / HTTP/1.1', HOST),
  'the whole server': lines('OPTIONS * HTTP/1.1', HOST),
  'the whole server, to be sent': get('*'),
  'a target without a slash': get('cars'),
  'no target': lines('GET  HTTP/1.1', HOST),
  'a target with a space': get('/a b'),
  'a target of 60 kB': get(`/${'a'.repeat(60_000)}`),
  'a query of 15 kB': get(`/?${'a=b&'.repeat(3700)}`),
  'a fragment': get('/#/../x'),
  'an echo of the request': lines('TRACE / HTTP/1.1', HOST),
};

const HEADERS: Readonly<Record<string, string>> = {
  'no host': `GET / HTTP/1.1${END}`,
  'two hosts': lines('GET / HTTP/1.1', HOST, 'Host: evil.example', 'Connection: close'),
  'the same host twice': lines('GET / HTTP/1.1', HOST, HOST, 'Connection: close'),
  'an impossible expectation': get('/', 'Expect: 200-ok'),
  'an expectation, for nothing': get('/', 'Expect: 100-continue'),
  '1,900 headers': get('/', ...Array.from({ length: 1900 }, (_, n) => `a${n}:`)),
  '5,000 headers': get('/', ...Array.from({ length: 5000 }, (_, n) => `a${n}:`)),
  'a header of 15 kB': get('/', `X: ${'a'.repeat(15_000)}`),
  'a header of 1 MB': get('/', `X: ${'a'.repeat(1_000_000)}`),
  'a name of 1 MB': get('/', `${'a'.repeat(1_000_000)}: x`),
  'a header that goes on in the next line': get('/', 'X: a\r\n b'),
  'a first header that goes on from nothing': lines('GET / HTTP/1.1', ' X: a', HOST),
  'a name with a space': get('/', 'X Y: a'),
  'a space before the colon': get('/', 'X : a'),
  'no name': get('/', ': a'),
  'no colon': get('/', 'abc'),
  'a null byte in a value': get('/', 'X: a\0b'),
  'a CR in a value': get('/', 'X: a\rSet-Cookie: b=1'),
  'bytes above ASCII': get('/', 'X: \xff\xfe'),
  'a name of __proto__': get('/', '__proto__: x', 'constructor: y'),
  'two credentials': get('/', 'Authorization: Basic YTpi', 'Authorization: Basic YTpj'),
  '3,500 entity tags': get('/', `If-None-Match: ${'"a",'.repeat(3500)}`),
};

const BODIES: Readonly<Record<string, string>> = {
  'a negative length': post([JSON_TYPE, 'Content-Length: -1'], '{}'),
  'a length with a plus': post([JSON_TYPE, 'Content-Length: +2'], '{}'),
  'a hexadecimal length': post([JSON_TYPE, 'Content-Length: 0x2'], '{}'),
  'a length of words': post([JSON_TYPE, 'Content-Length: two'], '{}'),
  'a length beyond numbers': post([JSON_TYPE, `Content-Length: ${'9'.repeat(40)}`], '{}'),
  'a length of 1 TB': post([JSON_TYPE, 'Content-Length: 1099511627776'], '{}'),
  'two lengths': post([JSON_TYPE, 'Content-Length: 2', 'Content-Length: 3'], '{} '),
  'a list of lengths': post([JSON_TYPE, 'Content-Length: 2, 2'], '{}'),
  'a length of less than the body': post([JSON_TYPE, 'Content-Length: 1'], '{}'),
  'no length and no chunks': post([JSON_TYPE], '{}'),
  'a body of GET': `${lines('GET / HTTP/1.1', HOST, 'Content-Length: 5', 'Connection: close')}hello`,
  'chunks without end': chunked('2\r\n{}\r\n'),
  'a chunk of a size of words': chunked(`zz\r\n{}\r\n0${END}`),
  'a chunk of a negative size': chunked(`-2\r\n{}\r\n0${END}`),
  'a chunk of a size beyond numbers': chunked(`fffffffffffffffff\r\n{}\r\n0${END}`),
  'a chunk shorter than its size': chunked(`5\r\n{}\r\n0${END}`),
  'a chunk longer than its size': chunked(`1\r\n{}\r\n0${END}`),
  'a chunk with 20 kB of extensions': chunked(`2;${'a=b;'.repeat(5000)}\r\n{}\r\n0${END}`),
  'chunks ended by LF': chunked('2\n{}\n0\n\n'),
  'a trailer': chunked(`2\r\n{}\r\n0\r\nX-Trailer: a${END}`),
  'a trailer of 100 kB': chunked(`2\r\n{}\r\n0\r\nX: ${'a'.repeat(100_000)}${END}`),
  '10,000 chunks of one byte': chunked(`${'1\r\na\r\n'.repeat(10_000)}0${END}`),
  '60,000 chunks of one byte': chunked(`${'1\r\na\r\n'.repeat(60_000)}0${END}`),
  'an encoding that is not known': post([JSON_TYPE, 'Transfer-Encoding: br'], '{}'),
  'chunks twice': post([JSON_TYPE, 'Transfer-Encoding: chunked, chunked'], `0${END}`),
  'chunks first': post([JSON_TYPE, 'Transfer-Encoding: chunked, identity'], `0${END}`),
  'JSON nested 16,000 deep': postJson(`${'['.repeat(16_000)}${']'.repeat(16_000)}`),
  'JSON objects nested 5,000 deep': postJson(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`),
  'JSON that is not ended': postJson('['.repeat(32_000)),
  'JSON of 1 MB': postJson(`{"a":"${'a'.repeat(1_000_000)}"}`),
  'JSON of 3,000 keys': postJson(`{${Array.from({ length: 3000 }, (_, n) => `"${n}":1`).join(',')}}`),
  'JSON in UTF-16': postJson([...'{"a":1}'].map((letter) => `${letter}\0`).join('')),
  'JSON with a byte order mark': postJson('\xef\xbb\xbf{}'),
  'a body said to be compressed': post(
    [JSON_TYPE, 'Content-Encoding: gzip', 'Content-Length: 10'],
    '\x1f\x8b\x08\0\0\0\0\0\0\0',
  ),
  'many parts of a form': post(
    ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 20000'],
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'.repeat(500).slice(0, 20_000),
  ),
  'a form without a boundary': post(['Content-Type: multipart/form-data', 'Content-Length: 2'], '--'),
  'a form of 16,000 fields': post(
    ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 32000'],
    'a&'.repeat(16_000),
  ),
};

/** Two programs may read these differently: a proxy one request, the host two. */
const SMUGGLING: Readonly<Record<string, string>> = {
  'a length and chunks': smuggle(
    [`Content-Length: ${SMUGGLED.length + 5}`, 'Transfer-Encoding: chunked'],
    `0${END}${SMUGGLED}`,
  ),
  'chunks and a length': smuggle(['Transfer-Encoding: chunked', 'Content-Length: 4'], `0${END}${SMUGGLED}`),
  'chunks with a space': smuggle(['Transfer-Encoding : chunked', 'Content-Length: 4'], `0${END}${SMUGGLED}`),
  'chunks with a tab': smuggle(['Transfer-Encoding:\tchunked', 'Content-Length: 4'], `0${END}${SMUGGLED}`),
  'chunks with a vertical tab': smuggle(
    ['Transfer-Encoding:\x0bchunked', 'Content-Length: 4'],
    `0${END}${SMUGGLED}`,
  ),
  'chunks in quotes': smuggle(['Transfer-Encoding: "chunked"', 'Content-Length: 4'], `0${END}${SMUGGLED}`),
  'chunks on the next line': smuggle(
    ['Transfer-Encoding:\r\n chunked', 'Content-Length: 4'],
    `0${END}${SMUGGLED}`,
  ),
  'chunks after nothing': smuggle(
    ['Transfer-Encoding: , chunked', 'Content-Length: 4'],
    `0${END}${SMUGGLED}`,
  ),
  'other chunks': smuggle(['Transfer-Encoding: xchunked', 'Content-Length: 4'], `0${END}${SMUGGLED}`),
  'a chunk size ended by LF': smuggle(['Transfer-Encoding: chunked'], `5;\n${SMUGGLED}\r\n0${END}`),
  'a chunk size with a space': smuggle(['Transfer-Encoding: chunked'], `0 \r\n\r\n${SMUGGLED}`),
  'two lengths, the smaller first': smuggle(
    ['Content-Length: 0', `Content-Length: ${SMUGGLED.length}`],
    SMUGGLED,
  ),
  'a length with a space within': smuggle(['Content-Length: 4 0'], SMUGGLED),
  'a length after a CR': smuggle(['X: a\rContent-Length: 0', `Content-Length: ${SMUGGLED.length}`], SMUGGLED),
  'a null byte before the length': smuggle(['X: a\0', 'Content-Length: 0'], SMUGGLED),
};

/** Requests that stop, or arrive in drops. */
const SLOW: Readonly<Record<string, readonly Part[]>> = {
  nothing: [],
  'the beginning of a line': ['GE'],
  'no end of the headers': [`GET / HTTP/1.1\r\n${HOST}\r\n`],
  'a header every now and then': [
    `GET / HTTP/1.1\r\n${HOST}\r\n`,
    ...Array.from({ length: 40 }, (_, n): Part[] => [`X-${n}: a\r\n`, { pauseMs: 50 }]).flat(),
  ],
  'a letter every now and then': every('GET / HTTP/1.1\r\nHost: example.localhost\r\nUser-Agent: slow', 40),
  'no body': [lines('POST /api/lead HTTP/1.1', HOST, ORIGIN, JSON_TYPE, 'Content-Length: 2')],
  'half a body': [`${lines('POST /api/lead HTTP/1.1', HOST, ORIGIN, JSON_TYPE, 'Content-Length: 20')}{"a":`],
  'a body in drops': [
    lines('POST /api/lead HTTP/1.1', HOST, ORIGIN, JSON_TYPE, 'Content-Length: 2000'),
    ...every('{"a":"'.padEnd(50, 'a'), 40),
  ],
  'chunks in drops': [
    lines('POST /api/lead HTTP/1.1', HOST, ORIGIN, JSON_TYPE, 'Transfer-Encoding: chunked'),
    ...Array.from({ length: 40 }, (): Part[] => ['1\r\na\r\n', { pauseMs: 50 }]).flat(),
  ],
  'an announced body that does not come': [
    lines('POST /api/lead HTTP/1.1', HOST, ORIGIN, JSON_TYPE, 'Content-Length: 2', 'Expect: 100-continue'),
  ],
  'a body of a page': [lines('POST / HTTP/1.1', HOST, 'Content-Length: 100')],
  'a second request that stops': [`${lines('GET / HTTP/1.1', HOST)}GET / HT`],
};

/** Whole requests, each with its name. */
export const NAMED_REQUESTS: readonly HostileRequest[] = [
  ...Object.entries({ ...NO_HTTP, ...TARGETS, ...HEADERS, ...BODIES }).map(([name, text]) => ({
    name,
    parts: [text],
  })),
  ...Object.entries(SLOW).map(([name, parts]) => ({ name: `slow: ${name}`, parts })),
];

/** Requests with another within. */
export const SMUGGLING_REQUESTS: readonly HostileRequest[] = Object.entries(SMUGGLING).map(
  ([name, text]) => ({ name, parts: [text] }),
);
