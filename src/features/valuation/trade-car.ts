/** Shows the vehicle that the address names, where it names one; who can't be told chooses from the stock. */
export function startTradeCar(place: HTMLElement): void {
  const id = new URLSearchParams(location.search).get('car_id');
  if (id !== null)
    import('./trade-car.island.ts').then(({ showTradeCar }) => showTradeCar(place, id)).catch(Boolean);
}
