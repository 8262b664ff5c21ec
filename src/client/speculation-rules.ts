/** Links of a search to itself: the search answers a press on them without a navigation. */
const OWN_SEARCH_LINKS = '#search [href^="/search/"]';

/**
 * The document rules of every page of a dealer with vehicles: browsers that know them fetch the page of a vehicle or a search
 * while the pointer rests on its link or a finger goes down, but not for visitors who save data. Only fetched: what is rendered
 * ahead would count views, and show popups, of pages that nobody opens.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { or: ['/cars/*', '/search/*'].map((pathname) => ({ href_matches: { pathname, search: '' } })) },
          { not: { selector_matches: OWN_SEARCH_LINKS } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
