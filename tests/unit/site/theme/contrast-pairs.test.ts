import { expect, test } from 'vitest';
import { CONTRAST_PAIRS, findUnreadablePairs } from '#site/theme/contrast-pairs.ts';
import type { ThemeColours } from '#site/theme/palette.ts';
import { createTheme } from '#site/theme/theme.ts';
import { TEMPLATES } from '#templates/registry.ts';

const sound = createTheme({ colour: '#0b49c4', mode: 'light', palette: TEMPLATES.classic.palette }).colours
  .light;
const find = (over: Partial<ThemeColours>) => findUnreadablePairs({ ...sound, ...over });

test('a readable theme has no such pairs', () => expect(find({})).toEqual([]));

test.each(CONTRAST_PAIRS.flatMap(({ foreground, backgrounds }) => backgrounds.map((on) => [foreground, on])))(
  '%s in the colour of %s is reported',
  (foreground, on) => {
    const [line, ...others] = find({ [foreground]: sound[on as keyof ThemeColours] }).filter((found) =>
      found.startsWith(`${foreground} on ${on} is `),
    );
    expect(line).toMatch(/ is 1\.00:1, below (4\.5|3):1$/);
    expect(others).toEqual([]);
  },
);

test.each([
  ['ink-3', '#767676', []],
  ['ink-3', '#777777', ['ink-3 on surface is 4.47:1, below 4.5:1']],
  ['line-strong', '#949494', []],
  ['line-strong', '#959595', ['line-strong on surface is 2.99:1, below 3:1']],
] as const)('text needs 4.5:1 and the parts of controls 3:1: %s %s on white', (role, colour, lines) => {
  const onSurface = find({ [role]: colour }).filter((line) => line.startsWith(`${role} on surface `));
  expect(onSurface).toEqual(lines);
});

test('a ratio is rounded down, so that none below the minimum looks like it: 4.49999', () => {
  expect(find({ 'tag-ink': '#ffffff', 'tag-bg': '#bd2ce6' })).toEqual([
    'tag-ink on tag-bg is 4.49:1, below 4.5:1',
  ]);
});

test.each([
  ['0 0 0', undefined],
  ['48 48 48', undefined],
  ['49 49 49', '4.47'],
  // Green is the lightest channel and blue the darkest.
  ['96 0 0', undefined],
  ['0 96 0', '3.55'],
  ['0 0 96', undefined],
])('white text on a scrim of %s over a white photo has too little contrast: %s', (scrim, ratio) => {
  expect(find({ scrim })).toEqual(
    ratio === undefined ? [] : [`on-scrim on scrim at 0.66 over a white photo is ${ratio}:1, below 4.5:1`],
  );
});
