import { expect, onTestFinished, test } from 'vitest';
import { createBrochurePrinter } from '#brochure/brochure-printer.ts';
import { printBrochure } from '#brochure/print.ts';
import { makeBrochure } from '#tests/support/factories/make-brochure.ts';

function startPrinter(timeoutMs?: number) {
  const printer = createBrochurePrinter(timeoutMs);
  onTestFinished(() => printer.close());
  return printer;
}

test('a thread of its own prints the same file, and another one after what it cannot print', async () => {
  const { print } = startPrinter();
  const broken = makeBrochure({ publisher: { builtAt: 'never' } });
  const [first, failed, second] = await Promise.allSettled(
    [makeBrochure(), broken, makeBrochure()].map((brochure) => print(brochure, [])),
  );
  const pdf = await printBrochure(makeBrochure(), []);
  expect(first).toEqual({ status: 'fulfilled', value: pdf });
  expect(failed).toMatchObject({ status: 'rejected' });
  expect(second).toEqual({ status: 'fulfilled', value: pdf });
});

test('what takes too long is given up', async () => {
  const { print } = startPrinter(1);
  await expect(print(makeBrochure(), [])).rejects.toThrow('printing took longer than 0.001 seconds');
});
