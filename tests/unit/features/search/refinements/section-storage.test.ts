import { expect, test } from 'vitest';
import { readSectionStates, storeSectionState } from '#features/search/refinements/section-storage.ts';

const KEY = 'forecourt:plain:sections';

/** An in-memory Storage with an initial value. */
function storageWith(text?: string): Storage {
  const entries = new Map(text === undefined ? [] : [[KEY, text]]);
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => entries.set(key, value),
    removeItem: (key) => entries.delete(key),
    clear: () => entries.clear(),
    key: () => null,
    length: entries.size,
  };
}

test('stored states are read back, the latest of each section', () => {
  const storage = storageWith();
  storeSectionState(() => storage, KEY, 'Fuel', true);
  storeSectionState(() => storage, KEY, 'Make', false);
  storeSectionState(() => storage, KEY, 'Fuel', false);
  expect(readSectionStates(() => storage, KEY)).toEqual({ Fuel: false, Make: false });
});

test.each(['', '{', 'null', '7', '"text"', '{"Fuel":"open"}'])('reads no states from stored %o', (text) => {
  expect(readSectionStates(() => storageWith(text), KEY)).toEqual({});
});

test('where storage is disabled nothing is stored and nothing throws', () => {
  const disabledStorage = () => {
    throw new DOMException('disabledStorage', 'SecurityError');
  };
  expect(() => storeSectionState(disabledStorage, KEY, 'Fuel', true)).not.toThrow();
  expect(readSectionStates(disabledStorage, KEY)).toEqual({});
});

test('only states are read: what else is stored with them is left out', () => {
  const storage = storageWith('{"Fuel":true,"Make":"open","Body":false,"Seats":1}');
  expect(readSectionStates(() => storage, KEY)).toEqual({ Fuel: true, Body: false });
});

test('a full storage keeps what it has', () => {
  const full = { ...storageWith('{"Fuel":true}') };
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => storeSectionState(() => full, KEY, 'Fuel', false)).not.toThrow();
  expect(readSectionStates(() => full, KEY)).toEqual({ Fuel: true });
});
