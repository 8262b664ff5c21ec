import { afterEach, expect, test, vi } from 'vitest';
import { readStored, storageKey, writeStored } from '#browser/storage.ts';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.site;
  vi.restoreAllMocks();
});

test('a key names the dealer, by default the one whose page it is', () => {
  document.documentElement.dataset.site = 'plain';
  expect(storageKey('scroll')).toBe('forecourt:plain:scroll');
  expect(storageKey('sections', 'other')).toBe('forecourt:other:sections');
});

test('a value that was stored is read again until it is removed', () => {
  document.documentElement.dataset.site = 'plain';
  writeStored('localStorage', 'visit', { pages: 2 });
  expect(localStorage.getItem('forecourt:plain:visit')).toBe('{"pages":2}');
  expect(readStored('localStorage', 'visit')).toEqual({ pages: 2 });
  expect(readStored('localStorage', 'visit', 'other')).toBeUndefined();
  writeStored('localStorage', 'visit', undefined);
  expect(readStored('localStorage', 'visit')).toBeUndefined();
});

test.each(['', '{', 'null'])('stored text %j is no value', (text) => {
  localStorage.setItem(storageKey('visit'), text);
  expect(readStored('localStorage', 'visit')).toBeUndefined();
});

test('where the browser refuses its storage nothing is stored and nothing breaks', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  expect(() => writeStored('localStorage', 'visit', 1)).not.toThrow();
});
