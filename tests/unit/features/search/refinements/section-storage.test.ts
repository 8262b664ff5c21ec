import { expect, test } from 'vitest';
import { keepSection, readSections } from '#features/search/refinements/section-storage.ts';

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
  keepSection(() => storage, KEY, 'Fuel', true);
  keepSection(() => storage, KEY, 'Make', false);
  keepSection(() => storage, KEY, 'Fuel', false);
  expect(readSections(() => storage, KEY)).toEqual({ Fuel: false, Make: false });
});

test.each(['', '{', 'null', '7', '"text"', '{"Fuel":"open"}'])('stored %o keeps nothing', (text) => {
  expect(readSections(() => storageWith(text), KEY)).toEqual({});
});

test('where storage is refused nothing is kept and nothing breaks', () => {
  const refused = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  expect(() => keepSection(refused, KEY, 'Fuel', true)).not.toThrow();
  expect(readSections(refused, KEY)).toEqual({});
});
