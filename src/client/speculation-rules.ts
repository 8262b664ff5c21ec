const pagesOf = (pathname: string) => ({ href_matches: { pathname, search: '' } });

/**
 * The document rules of every page of a dealer with vehicles: while the pointer rests on a link or a finger goes down, browsers that
 * know them render the page of a vehicle, and fetch a search, but not for visitors who save data. What counts or pops up in a page
 * rendered ahead waits until it is opened (when-active.ts). The search answers a press on its own links without a navigation.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: pagesOf('/cars/*'), eagerness: 'moderate' }],
  prefetch: [
    {
      where: { and: [pagesOf('/search/*'), { not: { selector_matches: '#search [href^="/search/"]' } }] },
      eagerness: 'moderate',
    },
  ],
});
