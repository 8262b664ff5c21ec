import { expect, test } from 'vitest';
import { readSectionStates, storeSectionState } from '#features/search/refinements/section-storage.ts';

const KEY = 'forecourt:plain:sections';

/** Storage as a browser has it, with what it holds to begin with. */
function storageWith(text?: string): Storage {
  const held = new Map(text === undefined ? [] : [[KEY, text]]);
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => held.set(key, value),
    removeItem: (key) => held.delete(key),
    clear: () => held.clear(),
    key: () => null,
    length: held.size,
  };
}

test('what is kept is read again, the last word on a section counts', () => {
  const storage = storageWith();
  storeSectionState(() => storage, KEY, 'Fuel', true);
  storeSectionState(() => storage, KEY, 'Make', false);
  storeSectionState(() => storage, KEY, 'Fuel', false);
  expect(readSectionStates(() => storage, KEY)).toEqual({ Fuel: false, Make: false });
});

test.each(['', '{', 'null', '7', '"text"', '{"Fuel":"open"}'])('stored %o keeps nothing', (text) => {
  expect(readSectionStates(() => storageWith(text), KEY)).toEqual({});
});

test('where storage is refused nothing is kept and nothing breaks', () => {
  const refused = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  expect(() => storeSectionState(refused, KEY, 'Fuel', true)).not.toThrow();
  expect(readSectionStates(refused, KEY)).toEqual({});
});
