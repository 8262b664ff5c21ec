import { expect, test } from 'vitest';
import { toTitlePattern } from '#scripts/faults/title-pattern.ts';

test.each([
  ['every car is two clicks away', 'every car is two clicks away', true],
  [
    'a price of $price is shown: $shown (above 10 only)',
    'a price of 11 is shown: true (above 10 only)',
    true,
  ],
  [
    'a price of $price is shown: $shown (above 10 only)',
    'a price of 11 is hidden: true (above 10 only)',
    false,
  ],
  ['asks at %s, whatever the method', 'asks at /api/lead, whatever the method', true],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a title as it is in the code
  ['${slug}: every page is public', 'coolabah: every page is public', true],
  ['$car.title [new] costs more?', 'LDV T60 [new] costs more?', true],
  ['$car.title [new] costs more?', 'LDV T60 n costs mor', false],
])('the title "%s" is that of the test "%s": %s', (title, name, expected) => {
  expect(new RegExp(toTitlePattern(title)).test(name)).toBe(expected);
});
