import { afterEach, expect, test, vi } from 'vitest';
import { closeDialog } from '#browser/close-dialog.ts';
import { readStored, storageKey, writeStored } from '#browser/storage.ts';
import { whenActive } from '#browser/when-active.ts';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.site;
  vi.restoreAllMocks();
});

test('storage keys include the dealer, by default the one whose page is open', () => {
  document.documentElement.dataset.site = 'plain';
  expect(storageKey('scroll')).toBe('forecourt:plain:scroll');
  expect(storageKey('sections', 'other')).toBe('forecourt:other:sections');
});

test('a stored value can be read back until it is removed', () => {
  document.documentElement.dataset.site = 'plain';
  writeStored('localStorage', 'visit', { pages: 2 });
  expect(localStorage.getItem('forecourt:plain:visit')).toBe('{"pages":2}');
  expect(readStored('localStorage', 'visit')).toEqual({ pages: 2 });
  expect(readStored('localStorage', 'visit', 'other')).toBeUndefined();
  writeStored('localStorage', 'visit', undefined);
  expect(readStored('localStorage', 'visit')).toBeUndefined();
});

test.each(['', '{', 'null'])('stored text %j is read as no value', (text) => {
  localStorage.setItem(storageKey('visit'), text);
  expect(readStored('localStorage', 'visit')).toBeUndefined();
});

test('when the browser refuses storage, nothing is stored and nothing breaks', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  expect(() => writeStored('localStorage', 'visit', 1)).not.toThrow();
});

test('work runs at once on a page that is open, and on one rendered ahead once it is opened', () => {
  const open = vi.fn();
  whenActive(open);
  expect(open).toHaveBeenCalledOnce();

  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const ahead = vi.fn();
  whenActive(ahead);
  expect(ahead).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(ahead).toHaveBeenCalledOnce();
  Reflect.deleteProperty(document, 'prerendering');
});

test('a dialog that is closed disappears at once, and closes once that is painted', async () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  const closing = closeDialog(dialog);
  expect(dialog).toMatchObject({ open: true, style: { visibility: 'hidden' } });
  await closing;
  expect(dialog).toMatchObject({ open: false, style: { visibility: '' } });
});
