import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ImportResult, importStock } from '#stock/import/import-stock.ts';
import type { RowCondition } from '#stock/import/row-filter.ts';
import { findMapping } from '#stock/mapping/find-mapping.ts';
import type { Snapshot } from '#stock/snapshot/snapshot.ts';
import { createStockWorkspace, day, type StockWorkspace } from '#tests/unit/stock/support.ts';

const FEED = join(import.meta.dirname, '../../../../../shared/data/listings-au.csv');
const HERE = existsSync(FEED);

/**
 * Independent counting code, so that the importer does not verify itself: cells by column, and under 'line' the line a
 * row starts on. Quoted text is left alone when lines and cells are split.
 */
function rowsOf(text: string): Record<string, string>[] {
  const marked = text
    .split('"')
    .map((part, index) =>
      index % 2 === 0 ? part.replaceAll(',', '\u0001').replaceAll('\n', '\u0002') : part,
    )
    .join('');
  const [header = [], ...records] = marked.split('\u0002').map((row) => row.split('\u0001'));
  const rows: Record<string, string>[] = [];
  let line = 2;
  for (const cells of records) {
    rows.push(
      Object.fromEntries([
        ['line', String(line)],
        ...header.map((name, index) => [name, cells[index]?.trim() ?? '']),
      ]),
    );
    line += cells.join().split('\n').length;
  }
  return rows.filter(({ Title }) => Title !== '');
}

function countBy(values: readonly (string | number | null)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  return counts;
}

const SPLIT_MAKES = {
  Ram: 'RAM',
  Land: 'Land Rover',
  Alfa: 'Alfa Romeo',
  Great: 'Great Wall',
  Aston: 'Aston Martin',
  Ssangyong: 'SsangYong',
};
const BODIES = {
  SUV: 'suv',
  Hatchback: 'hatchback',
  'Ute / Tray': 'ute',
  Sedan: 'sedan',
  Wagon: 'wagon',
  Commercial: 'van',
  Coupe: 'coupe',
  Convertible: 'convertible',
  'People Mover': 'peopleMover',
  '': 'null',
  Other: 'null',
};
const FUELS = {
  Unleaded: 'Petrol',
  Premium: 'Petrol',
  Leaded: 'Petrol',
  Diesel: 'Diesel',
  Hybrid: 'Hybrid',
  Electric: 'Electric',
  LPG: 'LPG',
  '-': 'null',
  Other: 'null',
};
const DRIVES = { Front: 'FWD', Rear: 'RWD', AWD: 'AWD', '4WD': '4x4', Other: 'null' };
const renamed = (names: Readonly<Record<string, string>>, value = '') => names[value] ?? value;

describe.skipIf(!HERE)(
  `8,359 real listings${HERE ? '' : ' (skipped: data/listings-au.csv is not available)'}`,
  () => {
    let workspace: StockWorkspace;
    let rows: Record<string, string>[];
    let result: ImportResult;
    let snapshot: Snapshot;

    const importListings = async (target: StockWorkspace, where: readonly RowCondition[] = []) =>
      importStock({
        feedPath: FEED,
        mappingPath: await findMapping('listings-au', target.siteDir),
        siteDir: target.siteDir,
        dataDir: join(target.folder, 'data'),
        where,
        force: false,
        now: day(0),
      });

    beforeAll(async () => {
      workspace = await createStockWorkspace();
      rows = rowsOf(await readFile(FEED, 'utf8'));
      result = await importListings(workspace);
      snapshot = await workspace.snapshot();
    });
    afterAll(() => workspace.remove());

    test('every row is accounted for', () => {
      expect(rows).toHaveLength(8359);
      const { in_feed, left_out, read, clean, repaired, held } = result.report.rows;
      expect({ in_feed, left_out, read, held }).toEqual({ in_feed: 8359, left_out: 0, read: 8359, held: 0 });
      expect(clean + repaired + held).toBe(8359);
      expect(snapshot.cars).toHaveLength(8359);
      const isWhole = (row: Record<string, string>) =>
        /^\d+$/.test(row.Price ?? '') &&
        /^\d+$/.test(row.Kilometres ?? '') &&
        /^\d+ Doors$/.test(row.Doors ?? '') &&
        /^\d+ Seats$/.test(row.Seats ?? '') &&
        row.Transmission !== '-' &&
        renamed(FUELS, row.FuelType) !== 'null' &&
        renamed(DRIVES, row.DriveType) !== 'null' &&
        renamed(BODIES, row.BodyType) !== 'null' &&
        !/^(-|Other) \//.test(row.ColourExtInt ?? '');
      expect(clean).toBe(rows.filter(isWhole).length);
    });

    test('makes, car types, bodies, fuels, drives, years and cities are those of the file', () => {
      const ofCars = (key: 'make' | 'car_type' | 'simple_body' | 'simple_fuel' | 'simple_drive' | 'year') =>
        countBy(snapshot.cars.map((car) => car[key]));
      const ofRows = (column: string, names: Readonly<Record<string, string>> = {}) =>
        countBy(rows.map((row) => renamed(names, row[column])));
      expect(ofCars('make')).toEqual(ofRows('Brand', SPLIT_MAKES));
      expect(ofCars('car_type')).toEqual(ofRows('UsedOrNew', { USED: 'used', NEW: 'new', DEMO: 'demo' }));
      expect(ofCars('simple_body')).toEqual(ofRows('BodyType', BODIES));
      expect(ofCars('simple_fuel')).toEqual(ofRows('FuelType', FUELS));
      expect(ofCars('simple_drive')).toEqual(ofRows('DriveType', DRIVES));
      expect(ofCars('year')).toEqual(ofRows('Year'));
      expect(countBy(snapshot.cars.map(({ city }) => city?.toUpperCase() ?? ''))).toEqual(
        countBy(rows.map((row) => row.Location?.split(',')[0]?.toUpperCase() ?? '')),
      );
    });

    test('prices and kilometres add up, and the unknown ones have the same count', () => {
      const sum = (values: readonly (string | number | null | undefined)[]) =>
        values.reduce((total: number, value) => total + (Number(value) || 0), 0);
      expect(sum(snapshot.cars.map(({ price }) => price))).toBe(sum(rows.map((row) => row.Price)));
      expect(sum(snapshot.cars.map(({ km }) => km))).toBe(sum(rows.map((row) => row.Kilometres)));
      expect(snapshot.cars.filter(({ price }) => price === 0)).toHaveLength(32);
      expect(snapshot.cars.filter(({ km }) => km === null)).toHaveLength(97);
    });
  },
);
