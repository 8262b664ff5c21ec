import type { FormCar } from '#features/forms/form-car.ts';
import { useCarLookup } from '#features/forms/use-car-lookup.ts';

const fetchPrice = async (id: string) => (await import('./fetch-current-price.ts')).fetchCurrentPrice(id);

/** The car that a dialog's form is about, so that nobody has to look behind the dialog. */
export function CarStrip({ id, title, price, photo }: FormCar) {
  const currentPrice = useCarLookup(id, fetchPrice);
  return (
    <div className="sheet__car">
      {photo && <img src={photo} alt="" />}
      <p>
        <b>{title}</b>
        <span>{currentPrice ?? price}</span>
      </p>
    </div>
  );
}
