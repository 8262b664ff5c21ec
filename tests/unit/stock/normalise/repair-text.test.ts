import { expect, test } from 'vitest';
import { repairText } from '#stock/normalise/text/repair-text.ts';

test.each([
  ['Town &amp; Country', 'Town & Country'],
  ['Town &amp;amp; Country', 'Town & Country'],
  ['Limited &#39;S&#39;', "Limited 'S'"],
  ['Shine&nbsp;Plus', 'Shine Plus'],
  ['<b>SUV</b>', 'SUV'],
  ['CitroÃ«n', 'Citroën'],
  ['Å\u00a0koda', 'Škoda'],
  ['Donâ€™t', 'Don’t'],
  ['Citroën é', 'Citroën é'],
  ['Škoda – Žluťoučký', 'Škoda – Žluťoučký'],
  ['A & B; C', 'A & B; C'],
  ['under <$20k', 'under <$20k'],
  ['plain', 'plain'],
])('%j was meant as %j', (text, meant) => expect(repairText(text)).toBe(meant));
