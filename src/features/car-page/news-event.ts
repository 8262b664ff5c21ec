/** Heard on the document when the stock says something else of the page's car than the page does. */
export const NEWS_EVENT = 'forecourt:news';
