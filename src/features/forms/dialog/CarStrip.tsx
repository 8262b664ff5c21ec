import type { FormCar } from '#features/forms/car-of-link.ts';
import { useCarLookup } from '#features/forms/use-answer.ts';

const fetchPrice = async (id: string) => (await import('./price-now.ts')).fetchCurrentPrice(id);

/** What a form in a dialog is about, so that nobody has to look behind the dialog. */
export function CarStrip({ id, title, price, photo }: FormCar) {
  const now = useCarLookup(id, fetchPrice);
  return (
    <div className="sheet__car">
      {photo && <img src={photo} alt="" />}
      <p>
        <b>{title}</b>
        <span>{now ?? price}</span>
      </p>
    </div>
  );
}
