/** Sends the form to the search page itself, which understands words where scripts run. */
export const WORD_SEARCH_SCRIPT =
  "(f=>f.action=f.dataset.search)(document.querySelector('.word-search form'))";
