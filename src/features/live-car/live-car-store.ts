/** The store of what the stock says of the page's car: it is told of when that is something else than the page says. */
export const LIVE_CAR_STORE = 'live-car';
