import { expect, test, vi } from 'vitest';
import { whenActive } from '#browser/when-active.ts';

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
