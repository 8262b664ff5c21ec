import type { FormCar } from '#features/forms/car-of-link.ts';
import { useAnswer } from '#features/forms/use-answer.ts';

const priceOf = async (id: string) => (await import('./price-now.ts')).priceNow(id);

/** What a form in a dialog is about, so that nobody has to look behind the dialog. */
export function CarStrip({ id, title, price, photo }: FormCar) {
  const now = useAnswer(id, priceOf);
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
