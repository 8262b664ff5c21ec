import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogWriter, type LogFormat } from '#platform/log.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(format: LogFormat = 'plain') {
  const lines: string[] = [];
  const writer = createLogWriter({ format, output: (line) => lines.push(line), now: () => new Date() });
  return { lines, ...writer };
}

test('a line that is said a thousand times is written at once, and counted after a minute', () => {
  const { lines, write } = open();
  for (let n = 0; n < 1000; n += 1) write('leads: database or disk is full', 'warning');
  expect(lines).toEqual(['leads: database or disk is full\n']);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(1)).toEqual(['leads: database or disk is full (999 more like this within a minute)\n']);
  write('leads: database or disk is full', 'warning');
  expect(lines).toHaveLength(3);
});

test('a line that is said once is not repeated', () => {
  const { lines, write } = open();
  write('once', 'warning');
  vi.advanceTimersByTime(120_000);
  expect(lines).toEqual(['once\n']);
});

test('five lines that differ in ids and figures are written, the rest counted', () => {
  const { lines, write } = open();
  const id = (n: number) => n.toString(16).padStart(32, 'a');
  for (let n = 0; n < 40; n += 1) write(`leads: example ${id(n)}: crm 500. A dead letter.`, 'warning');
  expect(lines).toHaveLength(5);
  vi.advanceTimersByTime(60_000);
  expect(lines[5]).toBe(
    `leads: example ${id(39)}: crm 500. A dead letter. (35 more like this within a minute)\n`,
  );
});

test('other lines, and other levels, are not held back', () => {
  const { lines, write } = open();
  write('one', 'warning');
  write('two', 'warning');
  write('one', 'error');
  expect(lines).toEqual(['one\n', 'two\n', 'one\n']);
});

test('lines of JSON have time, level and message, and how often one was repeated', () => {
  const { lines, write, flush } = open('json');
  write('a "quoted" line', 'error');
  write('a "quoted" line', 'error');
  flush();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: '2026-11-21T09:00:00.000Z', level: 'error', message: 'a "quoted" line' },
    { time: '2026-11-21T09:00:00.000Z', level: 'error', message: 'a "quoted" line', repeated: 1 },
  ]);
});

test('what was counted is said before the process ends', () => {
  const { lines, write, flush } = open();
  write('again', 'warning');
  write('again', 'warning');
  flush();
  flush();
  expect(lines).toEqual(['again\n', 'again (1 more like this within a minute)\n']);
});

test('a flood of different lines takes no more memory than 500 of them', () => {
  const { lines, write } = open();
  const word = (n: number) => String.fromCodePoint(0x4e00 + n);
  write('first', 'warning');
  write('first', 'warning');
  for (let n = 0; n < 600; n += 1) write(`GET /${word(n)}: failed`, 'warning');
  expect(lines).toContain('first (1 more like this within a minute)\n');
});
