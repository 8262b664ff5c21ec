import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readLogFormat, waitForStop } from '#scripts/start/server-process.ts';

test.each([
  [undefined, 'plain'],
  ['', 'plain'],
  ['plain', 'plain'],
  ['json', 'json'],
])('%s logs as %s', (text, format) => expect(readLogFormat(text)).toBe(format));

test('a format that is not known is wrong usage', () => {
  expect(() => readLogFormat('xml')).toThrow('--log: is "xml". Write one of: plain, json.');
});

test('a promise that fails with nobody awaiting it is logged, and the process goes on', async () => {
  const script = `
    const { startLog } = await import('#scripts/start/server-process.ts');
    startLog('json');
    Promise.reject(new Error('nobody waits'));
    setTimeout(() => console.log('goes on'), 10);`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    script,
  ]);
  expect(stdout).toBe('goes on\n');
  expect(JSON.parse(stderr)).toMatchObject({ level: 'error', message: 'unhandled: nobody waits' });
});

describe('the signals to stop', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // Those of modules that other tests of this process have loaded would hear the signals too.
    for (const name of ['SIGINT', 'SIGTERM'] as const) {
      const others = process.listeners(name);
      process.removeAllListeners(name);
      onTestFinished(() => {
        process.removeAllListeners(name);
        for (const listener of others) process.on(name, listener);
      });
    }
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** What happens as signals arrive, at these milliseconds. */
  async function receive(...signals: readonly [name: 'SIGINT' | 'SIGTERM', at: number][]) {
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    onTestFinished(() => exit.mockRestore());
    const first = waitForStop();
    let time = 0;
    for (const [name, at] of signals) {
      vi.advanceTimersByTime(at - time);
      time = at;
      process.emit(name);
    }
    return { first: await first, exits: exit.mock.calls.flat() };
  }

  test('the first signal says how to stop', async () => {
    expect(await receive(['SIGTERM', 0])).toEqual({ first: 'SIGTERM', exits: [] });
    expect(await receive(['SIGINT', 0])).toEqual({ first: 'SIGINT', exits: [] });
  });

  test('the same Ctrl+C, handed on by npm, does not count', async () => {
    expect(await receive(['SIGINT', 0], ['SIGINT', 40], ['SIGTERM', 900])).toEqual({
      first: 'SIGINT',
      exits: [],
    });
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('a second %s ends the process at once', async (name, code) => {
    expect(await receive(['SIGTERM', 0], [name, 1001])).toEqual({ first: 'SIGTERM', exits: [code] });
  });
});
