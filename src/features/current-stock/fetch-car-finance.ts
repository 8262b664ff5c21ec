import type { Car } from '#domain/car/car.ts';
import type { CarLoan } from '#domain/finance/car-loan.ts';

/** A car as `/api/finance` returns it. */
export interface CarFinance {
  readonly title: string;
  readonly car_type: Car['car_type'];
  readonly path: string;
  readonly finance_lenders: Car['finance_lenders'];
  /** The loan behind the repayment that its page shows. */
  readonly loan: CarLoan | null;
}

/** How long a response is reused. */
const MAX_AGE_MS = 60_000;

const cached = new Map<string, { readonly at: number; readonly car: Promise<CarFinance | undefined> }>();

/** The figures of a car, requested at most once a minute; undefined if it is unknown. Rejects if the request fails. */
export function fetchCarFinance(id: string): Promise<CarFinance | undefined> {
  const at = performance.now();
  const known = cached.get(id);
  if (known && at - known.at < MAX_AGE_MS) return known.car;
  const car = requestCarFinance(id);
  cached.set(id, { at, car });
  car.catch(() => cached.delete(id));
  return car;
}

async function requestCarFinance(id: string): Promise<CarFinance | undefined> {
  const response = await fetch(`/api/finance?car_id=${encodeURIComponent(id)}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`/api/finance answered ${response.status}`);
  return response.json();
}
