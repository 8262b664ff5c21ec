import { expect, test } from 'vitest';
import { runProgram } from '#scripts/cli/run-program.ts';

const node = (script: string, options = {}) => runProgram(process.execPath, ['-e', script], options);

test('a program answers with its code and what it printed', async () => {
  const result = await node('console.log("made"); console.error("careful"); process.exit(3)');
  expect(result).toMatchObject({ code: 3, errors: 'careful\n' });
  expect(result.output.split('\n').toSorted()).toEqual(['', 'careful', 'made']);
});

test('a program that is not installed ends with 127, as in a shell', async () => {
  expect(await runProgram('no-such-program', [])).toMatchObject({ code: 127 });
});

test('a program that takes too long has no code', async () => {
  expect(await node('setInterval(() => {}, 1000)', { timeout: 50 })).toMatchObject({ code: null });
});

test('a program is run in its folder, and ends when it is aborted', async () => {
  expect((await node('process.stdout.write(process.cwd())', { cwd: '/' })).output).toBe('/');
  const aborted = node('setInterval(() => {}, 1000)', { signal: AbortSignal.timeout(50) });
  await expect(aborted).rejects.toThrow('aborted');
});
