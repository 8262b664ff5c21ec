import { expect, test, vi } from 'vitest';
import Emitter from '#search/instantsearch/stubs/emitter.ts';

test('listeners are called with the emitter as `this` until they are removed', () => {
  const emitter = new Emitter();
  const first = vi.fn();
  const second = vi.fn();
  expect(emitter.emit('render')).toBe(false);
  emitter.on('render', first).addListener('render', second);
  expect(emitter.emit('render', 1, 2)).toBe(true);
  emitter.removeListener('render', first);
  emitter.emit('render', 3);
  expect(first.mock.calls).toEqual([[1, 2]]);
  expect(second.mock.calls).toEqual([[1, 2], [3]]);
  expect(first.mock.contexts).toEqual([emitter]);
  emitter.removeAllListeners();
  expect(emitter.emit('render')).toBe(false);
});

test('a once-listener is called once; one removed during an event is still called for it', () => {
  const emitter = new Emitter();
  const later = vi.fn();
  emitter.once('result', () => emitter.removeListener('result', later));
  emitter.on('result', later);
  emitter.emit('result');
  emitter.emit('result');
  expect(later).toHaveBeenCalledTimes(1);
});

test('an error without a listener is thrown', () => {
  const emitter = new Emitter();
  expect(() => emitter.emit('error', new Error('no answer'))).toThrow('no answer');
  const hear = vi.fn();
  emitter.on('error', hear);
  emitter.emit('error', new Error('no answer'));
  expect(hear).toHaveBeenCalledTimes(1);
});

test('a subclass that does not call its constructor emits as well', () => {
  const helper: Emitter = Object.create(Object.create(Emitter.prototype));
  const hear = vi.fn();
  helper.on('change', hear);
  helper.emit('change');
  expect(hear).toHaveBeenCalledTimes(1);
});
