/**
 * The script of the page that holds a car: it keeps in step with the stock, at an idle moment, when the visitor comes back
 * and while the form is filled in (live-stock.ts asks once a minute at most). Where the stock can't be had, the page stands
 * as it was made, and the site itself refuses a car that can't be held.
 */
for (const page of document.querySelectorAll<HTMLElement>('[data-holds]')) {
  const look = () => {
    import('#features/car-page/live-car.ts').then(({ correctCar }) => correctCar(page)).catch(Boolean);
  };
  addEventListener('load', () => (self.requestIdleCallback ?? setTimeout)(look), { once: true });
  page.addEventListener('change', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}
