import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getTestFolders } from '#scripts/test/environment.ts';
import {
  findScriptFeatures,
  listBaselineFeatures,
  listCssFeatures,
  listMemberNames,
  listNewerFeatures,
  listScriptNames,
} from '#tests/support/baseline-features.ts';

/** What the compiled styles use that is newer than the baseline, and why its absence hurts nobody. */
const CSS_ENHANCEMENTS: Readonly<Record<string, string>> = {
  'css.at-rules.media.scripting':
    'It hides what does nothing without scripts, or saves work with them; without it all of it is shown.',
  'css.at-rules.starting-style': 'Drawers and dialogs appear at once instead of easing in.',
  'css.at-rules.view-transition': 'The photo of a car changes at once with the page.',
  'css.properties.accent-color': "Ticks have the browser's own colour.",
  'css.properties.animation-range': 'Used with animation-timeline alone.',
  'css.properties.animation-timeline': 'The count above the results is always shown (@supports).',
  'css.properties.animation-timeline.scroll': 'The count above the results is always shown (@supports).',
  'css.properties.contain-intrinsic-block-size': 'Used with content-visibility alone.',
  'css.properties.contain-intrinsic-size': 'Used with content-visibility alone.',
  'css.properties.content-visibility': 'Cards out of sight are laid out at once instead of later.',
  'css.properties.content-visibility.auto': 'Cards out of sight are laid out at once instead of later.',
  'css.properties.content-visibility.visible':
    "A hidden number can be found by the browser's own search only once it is shown.",
  'css.properties.forced-color-adjust': 'Where it is missing, there are no forced colours to keep out.',
  'css.properties.forced-color-adjust.none': 'Where it is missing, there are no forced colours to keep out.',
  'css.properties.grid-template-rows.subgrid': 'Prices in a row of cards may differ in height (@supports).',
  'css.properties.interpolate-size': 'Sections open at once instead of unfolding.',
  'css.properties.interpolate-size.allow-keywords': 'Sections open at once instead of unfolding.',
  'css.properties.mask': 'Written with its prefix as well.',
  'css.properties.overflow-clip-margin': 'Cards are only laid out late where it is there (@supports).',
  'css.properties.overscroll-behavior':
    "Incomplete in MDN's reading; without it the page may scroll on behind a drawer.",
  'css.properties.overscroll-behavior.contain':
    "Incomplete in MDN's reading; without it the page may scroll on behind a drawer.",
  'css.properties.print-color-adjust': 'Written with its prefix as well.',
  'css.properties.print-color-adjust.exact': 'Written with its prefix as well.',
  'css.properties.scrollbar-width': 'Rows that scroll sideways show their scrollbar.',
  'css.properties.scrollbar-width.none': 'Rows that scroll sideways show their scrollbar.',
  'css.properties.text-size-adjust': 'Written with its prefix as well.',
  'css.properties.text-wrap': 'Headings break where they are full.',
  'css.properties.text-wrap.balance': 'Headings break where they are full.',
  'css.properties.user-select': 'Written with its prefix as well.',
  'css.properties.user-select.none': 'Written with its prefix as well.',
  'css.properties.view-transition-name': 'Used with @view-transition alone.',
  'css.selectors.details-content': 'Sections open at once instead of unfolding.',
  'css.selectors.has':
    'Firefox before 121: spacing, and the edge of a chosen tile; ticks show the choice themselves.',
  'css.selectors.view-transition': 'Used with @view-transition alone.',
  'css.selectors.view-transition-group': 'Used with @view-transition alone.',
  'css.selectors.view-transition-new': 'Used with @view-transition alone.',
  'css.selectors.view-transition-old': 'Used with @view-transition alone.',
  'css.selectors.popover-open': 'src/client/popover-polyfill.ts, whose class stands beside it.',
};

/** The same of the compiled scripts. */
const SCRIPT_ENHANCEMENTS: Readonly<Record<string, string>> = {
  'api.AbortSignal.timeout_static':
    'Complete since Chrome 124; before, it aborts as well, with another error.',
  'api.Document.prerendering': 'web-vitals asks for it first.',
  'api.Document.startViewTransition':
    'React writes the attribute, which older browsers ignore, or asks for it first.',
  'api.Document.wasDiscarded': 'web-vitals asks for it first.',
  'api.Element.startViewTransition':
    'React writes the attribute, which older browsers ignore, or asks for it first.',
  'api.HTMLButtonElement.popoverTargetAction': 'src/client/popover-polyfill.ts brings it.',
  'api.HTMLButtonElement.popoverTargetElement': 'src/client/popover-polyfill.ts brings it.',
  'api.HTMLElement.hidePopover': 'src/client/popover-polyfill.ts brings it.',
  'api.HTMLElement.popover': 'src/client/popover-polyfill.ts brings it.',
  'api.HTMLImageElement.fetchPriority':
    'React writes the attribute, which older browsers ignore, or asks for it first.',
  'api.HTMLInputElement.capture':
    'React writes the attribute, which older browsers ignore, or asks for it first.',
  'api.HTMLInputElement.popoverTargetAction': 'src/client/popover-polyfill.ts brings it.',
  'api.HTMLInputElement.popoverTargetElement': 'src/client/popover-polyfill.ts brings it.',
  'api.HTMLLinkElement.fetchPriority':
    'React writes the attribute, which older browsers ignore, or asks for it first.',
  'api.HTMLLinkElement.imageSizes':
    'React writes the attribute, which older browsers ignore, or asks for it first.',
  'api.HTMLScriptElement.fetchPriority':
    'React writes the attribute, which older browsers ignore, or asks for it first.',
  'api.HTMLVideoElement.playsInline': 'A property that Leaflet sets on videos, of which there are none.',
  'api.IntersectionObserver.delay': 'A name in React that means something else.',
  'api.Navigator.connection': 'React asks for it first.',
  'api.Navigator.globalPrivacyControl': 'Without it nobody has opted out.',
  'api.Navigator.keyboard': 'A name in Leaflet that means something else.',
  'api.Navigator.share': 'The list of saved cars asks for it first, and copies the link without it.',
  'api.Request.duplex': 'The client of hosted searches asks for it first.',
  'api.StorageManager.estimate': 'A name of ours that means something else.',
  'api.ToggleEvent.ToggleEvent': 'src/client/popover-polyfill.ts brings it.',
  'api.ToggleEvent.newState': 'src/client/popover-polyfill.ts brings it.',
  'api.ToggleEvent.oldState': 'src/client/popover-polyfill.ts brings it.',
  'api.Window.cancelIdleCallback': 'web-vitals asks for it first.',
  'api.Window.cookieStore': 'The client of hosted searches asks for it first.',
  'api.Window.devicePixelRatio': "Incomplete in MDN's reading; it is everywhere.",
  'api.Window.requestIdleCallback': 'Asked for first; a timer takes its place.',
  'javascript.builtins.DisposableStack.dispose': 'A name in packages that means something else.',
  'javascript.builtins.Iterator.take': 'A name of ours that means something else.',
  'javascript.builtins.Iterator.toArray': 'A name in packages that means something else.',
  'javascript.builtins.Set.union': 'A name in packages that means something else.',
  'javascript.builtins.SuppressedError': "The compiler's helper asks for it first.",
  'javascript.builtins.SuppressedError.suppressed': "The compiler's helper asks for it first.",
  'javascript.builtins.Symbol.asyncDispose': "The compiler's helper asks for it first.",
  'javascript.builtins.Symbol.dispose': "The compiler's helper asks for it first.",
};

const newer = listNewerFeatures();
const assets = join(getTestFolders().compiledDir, 'client', '_astro');
const read = (pattern: string) =>
  globSync(pattern, { cwd: assets }).map((file) => readFileSync(join(assets, file), 'utf8'));

test('styles use nothing newer than the baseline except what is listed with a reason', () => {
  const used = new Set(read('*.css').flatMap((css) => [...listCssFeatures(css)]));
  expect(used.size).toBeGreaterThan(500);
  expect([...used].filter((key) => newer.has(key)).sort()).toEqual(Object.keys(CSS_ENHANCEMENTS).sort());
});

test('scripts use nothing newer than the baseline except what is listed with a reason', () => {
  const known = listMemberNames(listBaselineFeatures());
  const scripts = read('*.js');
  expect(scripts.length).toBeGreaterThan(50);
  const used = new Set(
    scripts.flatMap((code) => findScriptFeatures(listScriptNames(code), newer.keys(), known)),
  );
  expect([...used].sort()).toEqual(Object.keys(SCRIPT_ENHANCEMENTS).sort());
});
