import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitPanels, splitSections } from '#screens/content/split-sections.ts';

test('a text is split at its headings', () => {
  expect(
    splitSections('<p>First.</p>\n<h2>One</h2>\n<p>A</p>\n<h3>Below</h3>\n<h2>Two &amp; more</h2>\n'),
  ).toEqual({
    opening: '<p>First.</p>\n',
    sections: [
      { heading: 'One', html: '<p>A</p>\n<h3>Below</h3>' },
      { heading: 'Two &amp; more', html: '' },
    ],
  });
});

test('no part of a text is lost, whatever its headings', () => {
  const part = fc.constantFrom('<h2>A</h2>', '<h2><em>B</em></h2>', '<h3>C</h3>', '<p>D</p>', 'e');
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const { opening, sections } = splitSections(parts.join(''));
      const whole = opening + sections.map(({ heading, html }) => `<h2>${heading}</h2>${html}`).join('');
      expect(whole).toBe(parts.join(''));
    }),
  );
});

test.each([
  ['one section', [899], false],
  ['two sections', [899, 0], true],
  ['a long section beside a short one', [10, 900], false],
])('%s of %j characters: panels is %s', (_, lengths, panels) => {
  const sections = lengths.map((length) => ({ heading: 'A', html: 'x'.repeat(length) }));
  expect(fitPanels(sections)).toBe(panels);
});
