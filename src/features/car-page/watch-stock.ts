/** For how long somebody who presses a button waits for the stock of the minute, in milliseconds. */
const PATIENCE = 1500;
/** For how long what was heard is good enough; the file is asked for no more often (live-stock.ts). */
const FRESH = 60_000;

/**
 * Keeps a car's page in step with the stock (design 8): at an idle moment, when the visitor comes back to it, and in any
 * case before anybody acts on it. Where the stock can't be had, the page stands as it was made.
 */
export function watchStock(page: HTMLElement): void {
  let heard = Number.NEGATIVE_INFINITY;
  const look = async () => {
    const { correctCar } = await import('./live-car.ts');
    await correctCar(page);
    heard = performance.now();
  };
  const quietly = () => {
    look().catch(Boolean);
  };
  if (document.readyState === 'complete') quietly();
  else addEventListener('load', () => (self.requestIdleCallback ?? setTimeout)(quietly), { once: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') quietly();
  });

  let passing = false;
  document.getElementById('main')?.addEventListener(
    'click',
    async (event) => {
      const act =
        event.target instanceof Element && event.target.closest<HTMLElement>('[data-offer] a, a[data-offer]');
      const apart = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!act || passing || apart || performance.now() - heard < FRESH) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      await Promise.race([look().catch(Boolean), new Promise((done) => setTimeout(done, PATIENCE))]);
      if (!act.isConnected) return;
      passing = true;
      act.click();
      passing = false;
    },
    true,
  );
}
