import { useEffect, useRef } from 'react';
import { closeDialog, closeOnCancel } from '#browser/close-dialog.ts';
import type { FormCar } from '#features/forms/form-car.ts';
import { LeadForm } from '#features/forms/lead-form/LeadForm.tsx';
import { useCarLookup } from '#features/forms/use-car-lookup.ts';
import type { Form } from '#leads/forms/forms.ts';
import { Icon } from '#ui/icons/Icon.tsx';

/** A form that a link opens. */
export interface FormDialogContent {
  readonly key: string;
  readonly form: Form;
  readonly title: string;
  readonly car: FormCar | undefined;
  /** The fields' initial values, by name. */
  readonly values: Readonly<Record<string, string>>;
}

interface LeadFormDialogProps {
  readonly content: FormDialogContent;
  /** Prefix of every id in the dialog. */
  readonly prefix: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A dialog with a form, and the car that it is about. */
export function LeadFormDialog({ content, prefix, open, onClose }: LeadFormDialogProps) {
  const { form, title, car, values } = content;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!open) return;
    dialog.current?.showModal();
    heading.current?.focus();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={`${prefix}title`}
      onCancel={closeOnCancel}
      onClose={onClose}
    >
      <header className="sheet__head">
        <h2 ref={heading} id={`${prefix}title`} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          className="icon-btn"
          aria-label="Close"
          onClick={() => closeDialog(dialog.current)}
        >
          <Icon name="close" />
        </button>
      </header>
      {car && <CarStrip {...car} />}
      <LeadForm form={form} values={values} car={car} isPageForm={false} prefix={prefix} />
    </dialog>
  );
}

const fetchPrice = async (id: string) =>
  (await import('#features/forms/current-car.ts')).fetchCurrentPrice(id);

/** The car that a dialog's form is about, so that nobody has to look behind the dialog. */
function CarStrip({ id, title, price, priceType, photo }: FormCar) {
  const currentPrice = useCarLookup(id, fetchPrice);
  return (
    <div className="sheet__car">
      {photo && <img src={photo} alt="" />}
      <p>
        <b>{title}</b>
        <span>{currentPrice && currentPrice !== price ? currentPrice : `${price} ${priceType}`}</span>
      </p>
    </div>
  );
}
