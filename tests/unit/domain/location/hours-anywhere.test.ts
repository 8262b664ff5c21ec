import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const ZONES = ['UTC', 'America/Los_Angeles', 'Australia/Adelaide'];

test('machines in Los Angeles, Adelaide and UTC show the same hours (T-01)', async () => {
  const prints = ZONES.map(async (TZ) => {
    const env = { ...process.env, TZ };
    const script = 'tests/unit/domain/location/print-hours.ts';
    const { stdout } = await promisify(execFile)(process.execPath, [script], { env });
    return JSON.parse(stdout) as {
      machine: string;
      time: string;
      said: readonly { line: { text: string } }[];
    };
  });
  const printed = await Promise.all(prints);
  expect(
    printed.map(({ machine }) => machine),
    'the zones took hold',
  ).toEqual(['2026-01-01T00:00:00.000Z', '2026-01-01T08:00:00.000Z', '2025-12-31T13:30:00.000Z']);
  expect(printed.map(({ time }) => time)).toEqual(['8.30am', '8.30am', '8.30am']);
  const [utc, ...others] = printed.map(({ said }) => said);
  expect(utc).toHaveLength(24);
  expect(utc?.[0]?.line.text).toBe('Opens Monday at 8.30am');
  for (const other of others) expect(other).toEqual(utc);
});
