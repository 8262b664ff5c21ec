import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { IS_LONG_RUN, recordFigure } from './record-figure.ts';

const run = promisify(execFile);
/** The limit that each dealer's import has at night. */
const MAX_HEAP_MB = 1024;
const MAX_PEAK_MB = 1000;
const MB = 1024 * 1024;

const HEADER = 'stocknum,year,make,model,car_type,price,km';
const GOOD = 'GOOD1,2021,Kia,Rio,used,15990,5';
const RECORD =
  '{"stocknum":"GOOD1","year":2021,"make":"Kia","model":"Rio","car_type":"used","price":1,"km":1}';

/** Columns of every kind of content. */
const LONG = ['description', 'images', 'features', 'city', 'price_type', 'colour', 'badge'];

/** Feeds that are large in one way each, and how each ends. */
const HEAVY: readonly { what: string; name: string; content: () => string | Uint8Array; outcome: RegExp }[] =
  [
    {
      what: '1,000,000 rows',
      name: 'feed.csv',
      content: () => `${HEADER}\n${`${GOOD}\n`.repeat(1_000_000)}`,
      outcome: /^950000 held back, 50000 cars$/,
    },
    {
      what: 'a cell of 50 MB',
      name: 'feed.csv',
      content: () => `${HEADER}\n${GOOD}\nBAD1,2021,Kia,${'x'.repeat(50 * MB)},used,1,1`,
      outcome: /^1 held back, 1 cars$/,
    },
    {
      what: '600 rows with a cell of 100,000 characters each, which patterns could read again and again',
      name: 'feed.csv',
      content: () => {
        const long = ['<', '1 ', ', ', '&amp;', '[', 'qld '].map(
          (text) => `"${text.repeat(99_999 / text.length)}"`,
        );
        const rows = Array.from({ length: 600 }, (_, row) =>
          [
            `S${row}`,
            2021,
            'Kia',
            'Rio',
            'used',
            1,
            1,
            ...LONG.map((_, at) => (row % LONG.length === at ? long[row % long.length] : '')),
          ].join(','),
        );
        return [`${HEADER},${LONG.join(',')}`, ...rows].join('\n');
      },
      outcome: /^0 held back, 600 cars$/,
    },
    {
      what: 'a packed feed of 4 GB',
      name: 'feed.csv.gz',
      content: () => Buffer.concat(Array.from({ length: 64 }, () => gzipSync(Buffer.alloc(64 * MB, '\n')))),
      outcome: /^refused: .*more than 512 MB when unpacked/,
    },
    {
      what: 'a list of 65 MB',
      name: 'feed.json',
      content: () => `[${RECORD}${'\n'.repeat(65 * MB)}]`,
      outcome: /^refused: .*more than 64 MB, the limit for JSON/,
    },
    {
      what: '21,000,000 empty records',
      name: 'feed.json',
      content: () => `[${RECORD}${',{}'.repeat(21_000_000)}]`,
      outcome: /^refused: .*holds more than 2000000 lists and records/,
    },
    {
      what: '60 MB of JSON records',
      name: 'feed.json',
      content: () => `[${RECORD}${`,${RECORD}`.repeat(600_000)}]`,
      outcome: /50000 cars$/,
    },
    {
      what: '60 MB of XML elements',
      name: 'feed.xml',
      content: () => `<s>${'<c><stocknum>G</stocknum><year>2021</year></c>'.repeat(1_200_000)}</s>`,
      outcome: /^refused: .*has more than 2000000 elements/,
    },
    {
      what: 'a quote that opens in each of 1,000,000 lines',
      name: 'feed.csv',
      content: () => `${HEADER}\n${GOOD}\n${'"x\n'.repeat(1_000_001)}`,
      outcome: /held back, 1 cars$/,
    },
  ];

describe.runIf(IS_LONG_RUN)(
  'a feed that is too large is told, and takes no more memory than an import has',
  () => {
    let folder: string;
    beforeEach(async () => {
      folder = await makeTemporaryFolder();
      await mkdir(join(folder, 'sites', 'example'), { recursive: true });
    });

    test.each(HEAVY)('$what', async ({ what, name, content, outcome }) => {
      const feed = join(folder, name);
      await writeFile(feed, content());
      const script = join(import.meta.dirname, 'measure-import.ts');
      const args = [feed, join(folder, 'sites', 'example'), join(folder, 'data')];
      const { stdout } = await run(process.execPath, [
        `--max-old-space-size=${MAX_HEAP_MB}`,
        script,
        ...args,
      ]);
      const measured = JSON.parse(stdout) as { outcome: string; seconds: number; peakMb: number };
      recordFigure(
        `a feed with ${what}`,
        `${measured.outcome}; ${measured.seconds.toFixed(1)} s, ${Math.round(measured.peakMb)} MB`,
      );
      expect(measured.outcome).toMatch(outcome);
      expect(measured.peakMb).toBeLessThan(MAX_PEAK_MB);
    });
  },
);
