import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { PACKAGE_ROOT } from '#platform/package-root.ts';
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

const COLUMNS =
  'stocknum,vin,rego,badge,series,colour,created_at,images,description,price,year,make,model,car_type,km,simple_body,simple_fuel,simple_transmission,simple_drive,doors,seats,engine_size,cylinders,location_name';

/** 50,000 vehicles of 24 columns and some 600 characters each. */
function listVehicles(firstPrice: number): string {
  const text = 'Looked after by one owner, with full books and two keys. '.repeat(5);
  const rows = Array.from({ length: 50_000 }, (_, row) => {
    const images = [1, 2, 3, 4].map((number) => `https://photos.example/${row}/${number}.jpg`).join('|');
    return `S${row},VIN${row},R${row},GX,MY21,Red,2026-10-01,${images},"${text}",${firstPrice + row},2021,Kia,Rio,used,50,SUV,Petrol,Automatic,FWD,4,5,1.4,4,Yard ${row % 5}`;
  });
  return [COLUMNS, ...rows].join('\n');
}

const PRINT_PEAK =
  'data:text/javascript,process.on("exit", () => console.error(process.resourceUsage().maxRSS / 1024))';

test.runIf(IS_LONG_RUN)('50,000 rows with 24 columns take less than 300 MB', async () => {
  const folder = await makeTemporaryFolder();
  await mkdir(join(folder, 'sites', 'example'), { recursive: true });
  await writeFile(join(folder, 'first.csv'), listVehicles(10_000));
  await writeFile(join(folder, 'other-prices.csv'), listVehicles(9000));
  for (const command of [
    ['stock:import', 'first.csv', '--site', 'example'],
    ['stock:import', 'other-prices.csv', '--site', 'example'],
    ['stock:map', 'first.csv', '--yes'],
  ]) {
    const args = ['--import', PRINT_PEAK, join(PACKAGE_ROOT, 'scripts', 'run.mjs'), ...command];
    const { stdout, stderr } = await run(process.execPath, args, { cwd: folder });
    recordFigure(command.join(' '), `${Math.round(Number(stderr))} MB`);
    expect(stdout).toMatch(/50,?000/);
    expect(Number(stderr)).toBeLessThan(300);
  }
});

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
