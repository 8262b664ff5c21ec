import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { formatDollars } from '#domain/numbers.ts';
import { createStockScale } from '#domain/slider/scale.ts';
import { hydrateIsland } from '#tests/support/browser/hydrate-island.ts';
import { RangeSlider, type RangeSliderProps } from '#ui/slider/RangeSlider.tsx';

const ENDS = { low: 5990, high: 48_490 };
const onMove = vi.fn<RangeSliderProps['onMove']>();
const props: RangeSliderProps = {
  label: 'Price',
  scale: createStockScale(1000, 5990, 48_490),
  bars: [1, 0, 3],
  write: formatDollars,
  value: ENDS,
  onMove,
};

const thumb = (name: 'Minimum' | 'Maximum') =>
  screen.getByRole<HTMLInputElement>('slider', { name: `${name} price` });
const field = (end: 'from' | 'to') => screen.getByRole<HTMLInputElement>('textbox', { name: `Price ${end}` });
/** The arguments of each onMove call: [low, high, settled]. */
const moves = () => onMove.mock.calls.map(([{ low, high }, settled]) => [low, high, settled]);

afterEach(() => {
  vi.restoreAllMocks();
  onMove.mockReset();
});

test('a drag settles once, on release, without a change event, which WebKit does not fire', () => {
  render(<RangeSlider {...props} />);
  fireEvent.pointerDown(thumb('Maximum'));
  fireEvent.input(thumb('Maximum'), { target: { value: '43102' } });
  fireEvent.input(thumb('Maximum'), { target: { value: '40998' } });
  expect(moves()).toEqual([
    [5990, 43_000, false],
    [5990, 41_000, false],
  ]);
  // The pointer may be anywhere by then.
  fireEvent.pointerUp(document.body);
  expect(moves().slice(2)).toEqual([[5990, 41_000, true]]);
  fireEvent.change(thumb('Maximum'));
  fireEvent.blur(thumb('Maximum'));
  expect(onMove).toHaveBeenCalledTimes(3);
  expect(thumb('Maximum').getAttribute('aria-valuetext')).toBe('$41,000');
  expect(field('to').value).toBe('$41,000');
});

test.each(['touchEnd', 'pointerCancel', 'keyUp'] as const)('a drag also settles on %s', (release) => {
  render(<RangeSlider {...props} />);
  fireEvent.pointerDown(thumb('Minimum'));
  fireEvent.input(thumb('Minimum'), { target: { value: '20000' } });
  fireEvent[release](thumb('Minimum'));
  expect(moves()).toEqual([
    [20_000, 48_490, false],
    [20_000, 48_490, true],
  ]);
});

test('input without a held thumb, as from assistive technology, settles at once', () => {
  render(<RangeSlider {...props} />);
  fireEvent.input(thumb('Minimum'), { target: { value: '20000' } });
  expect(moves()).toEqual([[20_000, 48_490, true]]);
});

test('each key press moves a thumb by one step, however rapid the presses', () => {
  render(<RangeSlider {...props} />);
  act(() => {
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown'])
      thumb('Maximum').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  expect(moves().at(-1)).toEqual([5990, 45_000, true]);
  expect(thumb('Maximum').value).toBe('45000');
});

test('a typed number is applied on blur or Enter and left alone until then', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<RangeSlider {...props} />);
  await user.type(field('from'), '19,600');
  rerender(<RangeSlider {...props} />);
  expect(field('from').value).toBe('19,600');
  expect(onMove).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(moves()).toEqual([[20_000, 48_490, true]]);
  expect(field('from').value).toBe('$20,000');
  await user.clear(field('from'));
  await user.tab();
  expect(moves().at(-1)).toEqual([5990, 48_490, true]);
});

test('rejected input is logged and reverted', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const user = userEvent.setup();
  render(<RangeSlider {...props} />);
  await user.type(field('to'), '99000000{Enter}');
  await user.type(field('from'), '1{Enter}');
  await user.type(field('from'), 'many{Enter}');
  expect(warn.mock.calls).toEqual([
    ['Cannot refine above the range maximum'],
    ['Cannot refine below the range minimum'],
    ['Error with slider refinement'],
  ]);
  expect(field('to').value).toBe('');
  expect(onMove).not.toHaveBeenCalled();
  onMove.mockImplementation(() => {
    throw new Error('no engine');
  });
  await user.type(field('from'), '20000{Enter}');
  expect(warn.mock.lastCall).toEqual(['Error with slider refinement', expect.any(Error)]);
});

test('a new range moves the thumbs, but never undoes a drag in progress', () => {
  const { rerender } = render(<RangeSlider {...props} />);
  rerender(<RangeSlider {...props} value={{ low: 20_000, high: 30_000 }} />);
  expect([thumb('Minimum').value, thumb('Maximum').value]).toEqual(['20000', '30000']);
  expect(field('from').value).toBe('$20,000');
  fireEvent.pointerDown(thumb('Maximum'));
  fireEvent.input(thumb('Maximum'), { target: { value: '25000' } });
  rerender(<RangeSlider {...props} value={{ low: 20_000, high: 30_000 }} />);
  rerender(<RangeSlider {...props} value={{ low: 21_000, high: 30_000 }} />);
  expect(thumb('Maximum').value).toBe('25000');
  fireEvent.pointerUp(document.body);
  expect(moves().at(-1)).toEqual([20_000, 25_000, true]);
  rerender(<RangeSlider {...props} />);
  expect(thumb('Maximum').value).toBe('48490');
  expect(field('to').value).toBe('');
});

test('input from before hydration is applied', () => {
  hydrateIsland(<RangeSlider {...props} />, () => {
    thumb('Maximum').value = '40123.5';
    field('from').value = '20000';
  });
  expect(moves().at(-1)).toEqual([20_000, 40_000, true]);
  expect(thumb('Maximum').value).toBe('40000');
  expect(field('from').value).toBe('$20,000');
});

test('a number still being typed at hydration is applied once it is finished', () => {
  hydrateIsland(<RangeSlider {...props} />, () => {
    field('from').focus();
    field('from').value = '20';
  });
  expect(onMove).not.toHaveBeenCalled();
  expect(field('from').value).toBe('20');
  fireEvent.change(field('from'), { target: { value: '20000' } });
  fireEvent.blur(field('from'));
  expect(moves()).toEqual([[20_000, 48_490, true]]);
});

test('the slider is disabled when there is no range to choose from', () => {
  render(
    <RangeSlider {...props} scale={createStockScale(1000, 9000, 9000)} value={{ low: 9000, high: 9000 }} />,
  );
  expect(thumb('Minimum').disabled).toBe(true);
  expect(field('to').disabled).toBe(true);
});

test('the allowed range is always visible; non-numeric text is explained until a number is typed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const user = userEvent.setup();
  render(<RangeSlider {...props} />);
  expect(screen.getByText('$5,990 to $48,490')).toBeDefined();
  await user.type(field('from'), 'cheap{Enter}');
  expect(screen.getByRole('status').textContent).toBe("“cheap” isn't a number. Try something like $27,000.");
  expect(onMove).not.toHaveBeenCalled();
  await user.type(field('from'), '{Control>}a{/Control}20k{Enter}');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(moves()).toEqual([[20_000, 48_490, true]]);
});
