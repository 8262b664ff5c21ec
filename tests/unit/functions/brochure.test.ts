import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BrochureFile } from '#brochure/brochure.ts';
import downloadBrochure from '#functions/brochure.ts';
import { LOOPBACK } from '#host/start-host.ts';
import { makeBrochure } from '#tests/support/factories/make-brochure.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { makeTestRuntime } from '#tests/support/factories/make-test-runtime.ts';
import { readPdf } from '#tests/support/readers/read-pdf.ts';
import { callFunction } from '#tests/support/servers/call-function.ts';
import { factsFile, sharedHost, type TestHost, testHost } from '#tests/unit/host/fixture.ts';

const HERE = '/brochure/2022-toyota-hilux-c104512.pdf';
const PHOTO = '/.netlify/images?url=/assets/a.webp&w=360&h=240&fit=cover&q=70&fm=jpg';
const NO_PHOTO = '/.netlify/images?url=/assets/none.webp&w=360&h=240&fit=cover&q=70&fm=jpg';

function brochures(over: Parameters<typeof makeBrochure>[0] = {}): string {
  const { publisher, seller, car } = makeBrochure({
    publisher: { builtAt: new Date().toISOString() },
    ...over,
  });
  const file: BrochureFile = {
    publisher,
    sellers: { 'plain-cairns': seller },
    cars: { '2022-toyota-hilux-c104512': car, 'without-a-photo': { ...car, photos: [PHOTO, NO_PHOTO] } },
  };
  return JSON.stringify(file);
}

/** A dealer with brochures and one picture. */
async function makeFiles(file = brochures()) {
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#467' } })
    .webp()
    .toBuffer();
  return {
    '.server/example.json': factsFile(makeSiteFacts()),
    '.server/example.brochures.json': file,
    'example/index.html': 'home',
    'example/assets/a.webp': picture,
  };
}

const NOTES = ['Repayment based on a guide only, says the lender.'];
const FINANCE = { cost: 'from $229 per week', rate: '9.84% p.a. comparison rate*', notes: NOTES };

const host = sharedHost(() => makeFiles(brochures({ car: { finance: FINANCE, photos: [PHOTO] } })), {
  trustedProxies: LOOPBACK,
});
let visitors = 0;

/** Asks as a visitor of its own: calls are counted by address. */
function ask(path: string, { headers = {}, ...asked }: Parameters<TestHost['ask']>[1] = {}) {
  visitors += 1;
  return host.ask(path, { headers: { 'x-forwarded-for': `10.0.0.${visitors}`, ...headers }, ...asked });
}

/** What the host tells whoever runs it. */
function logLines(): string[] {
  const lines: string[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  onTestFinished(() => spy.mockRestore());
  return lines;
}

test('a car’s brochure is a PDF named after it, with its price, kilometres, stock number and disclaimer', async () => {
  const { status, headers, body } = await ask(HERE);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="2022-toyota-hilux-c104512.pdf"',
    'content-length': String(body.length),
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-robots-tag': 'noindex',
  });
  const { text, marked, alts } = await readPdf(body);
  for (const said of ['$52,990', '45,120 km', 'Stock C104512', ...NOTES]) expect(text).toContain(said);
  expect(marked).toBe(true);
  expect(alts).toEqual(['2022 Toyota HiLux SR5 Double Cab']);
});

test.each([
  ['a car that is not listed', '/brochure/2001-sold-long-ago.pdf'],
  ['what every object has', '/brochure/constructor.pdf'],
  ['no slug', '/brochure/A%20Car.pdf'],
])('%s has none: 404, in a sentence', async (_, path) => {
  const { status, text, headers } = await ask(path);
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(text)).toEqual({
    error: "There's no brochure because this vehicle is no longer for sale.",
  });
});

test('without scripts the visitor reads that sentence on a page', async () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const { status, text, headers } = await ask('/brochure/gone.pdf', {
    headers: { accept },
  });
  expect(status).toBe(404);
  expect(headers['content-type']).toContain('text/html');
  expect(text).toContain('this vehicle is no longer for sale.');
});

test('a site without brochures has none, and one whose file is broken says nothing of why', async () => {
  const lines = logLines();
  const own = await testHost(await makeFiles('{"publisher":'));
  const broken = await own.ask(HERE);
  expect([broken.status, JSON.parse(broken.text)]).toEqual([503, { error: 'An unexpected error occured' }]);
  expect(lines.join('')).toContain('GET /brochure/:slug.pdf: ');
  const none = await testHost({
    '.server/example.json': factsFile(makeSiteFacts()),
    'example/index.html': 'home',
  });
  expect((await none.ask(HERE)).status).toBe(404);
});

test('it is asked again at each visit, and sent again only when it has changed', async () => {
  const own = await testHost(await makeFiles());
  const first = await own.ask(HERE);
  const etag = String(first.headers.etag);
  const askAgain = () => own.ask(HERE, { headers: { 'if-none-match': `W/"other", W/${etag}` } });
  const again = await askAgain();
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  expect((await own.ask(HERE)).body).toEqual(first.body);
  await writeFile(
    join(own.distDir, '.server', 'example.brochures.json'),
    brochures({ car: { price: '$49,990' } }),
  );
  const changed = await askAgain();
  expect(changed.status).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
  expect((await readPdf(changed.body)).text).toContain('$49,990');
});

test('a photo that fails is left out and reported; a brochure without it is not cached', async () => {
  const lines = logLines();
  const { status, headers, body } = await ask('/brochure/without-a-photo.pdf');
  expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined]);
  expect((await readPdf(body)).alts).toHaveLength(1);
  expect(lines.join('')).toContain(`a photo is left out: ${NO_PHOTO}: answered 404`);
});

test('a brochure that cannot be printed is tried again after a minute, by whoever asks', async () => {
  const brochure = makeBrochure({ car: { title: 'A car that cannot be printed' } });
  const runtime = await makeTestRuntime({ brochures: { 'a-car': brochure } });
  let tries = 0;
  const askFor = () =>
    callFunction(downloadBrochure, { ...runtime, printBrochure }, '/brochure/a-car.pdf').then(
      ({ status, json }) => [status, json?.error],
    );
  const printBrochure = () => {
    tries += 1;
    return Promise.reject(new Error('no paper'));
  };
  const sorry = [503, "This brochure isn't available right now. Please try again in a minute."];
  expect(await Promise.all([askFor(), askFor(), askFor()])).toEqual([sorry, sorry, sorry]);
  expect(await askFor()).toEqual(sorry);
  expect([tries, runtime.lines]).toEqual([1, ['brochure: /brochure/a-car.pdf: no paper']]);
  runtime.time = new Date(runtime.time.getTime() + 61_000);
  expect(await askFor()).toEqual(sorry);
  expect(tries).toBe(2);
});
