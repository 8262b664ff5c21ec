/** The script of the page that holds a car: it keeps in step with the stock, as the car's own does. */
import { watchStock } from '#features/car-page/watch-stock.ts';

for (const page of document.querySelectorAll<HTMLElement>('[data-live]')) watchStock(page);
