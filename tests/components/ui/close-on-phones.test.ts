import { expect, test } from 'vitest';
import { CLOSE_ON_PHONES } from '#ui/close-on-phones.ts';

test.each([
  { width: 767.98, open: [false, false] },
  { width: 768, open: [true, true] },
])('at $width px sections are open: $open', ({ width, open }) => {
  const sections = document.createElement('div');
  sections.innerHTML = '<details open></details><details open></details>';
  const page = { currentScript: { previousElementSibling: sections } };
  const matchMedia = (query: string) => ({
    matches: width <= Number(/^\(max-width:([\d.]+)px\)$/.exec(query)?.[1]),
  });
  new Function('document', 'matchMedia', CLOSE_ON_PHONES)(page, matchMedia);
  expect([...sections.querySelectorAll('details')].map((section) => section.open)).toEqual(open);
});
