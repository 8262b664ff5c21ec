import { useStore } from '@nanostores/react';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadStyles } from '#browser/load-styles.ts';
import { logProblem } from '#browser/log.ts';
import { carOfLink } from '#features/forms/car-of-link.ts';
import { dealerSwitches } from '#features/forms/dealer-switches.ts';
import { type FormName, formFor } from '#leads/forms/forms.ts';
import stylesheet from '#styles/forms.css?url';
import { FormSheet, type SheetForm } from './FormSheet.tsx';
import { type FormPress, formPress } from './form-press.ts';

const NONE = { ssr: () => undefined };

/** The forms that links open over the page. What was written stays when one is closed and opened again. */
export const FormDialog = memo(function FormDialog() {
  const press = useStore(formPress, NONE);
  const [sheets, setSheets] = useState<readonly SheetForm[]>([]);
  const [shown, setShown] = useState<string>();
  const opener = useRef<HTMLAnchorElement>(null);
  const open = async (link: HTMLAnchorElement) => {
    const key = keyOf(link);
    opener.current = link;
    if (!sheets.some((sheet) => sheet.key === key)) {
      const sheet = { key, ...(await contentOf(link)) };
      setSheets((before) => (before.some((known) => known.key === key) ? before : [...before, sheet]));
    }
    setShown(key);
  };
  const answer = useEffectEvent(({ link }: FormPress) => {
    open(link).catch((error) => {
      logProblem('The form opens in its page', error);
      location.assign(link.href);
    });
  });
  useEffect(() => {
    if (press) answer(press);
  }, [press]);
  const close = () => {
    setShown(undefined);
    opener.current?.focus();
  };
  return sheets.map((sheet, index) => (
    <FormSheet
      key={sheet.key}
      sheet={sheet}
      prefix={`form-${index + 1}-`}
      open={sheet.key === shown}
      onClose={close}
    />
  ));
});

/** A form about one subject is one dialog, whichever link opens it. */
function keyOf({ dataset: { form, car, location: place } }: HTMLAnchorElement): string {
  return [form, car, place].join('|');
}

/** What the dialog of a link shows. Rejects where that can't be had. */
async function contentOf(link: HTMLAnchorElement): Promise<Omit<SheetForm, 'key'>> {
  const { form: name, location: place, title } = link.dataset;
  const car = carOfLink(link);
  const [switches] = await Promise.all([dealerSwitches(), loadStyles(stylesheet)]);
  const form = formFor(name as FormName, switches);
  const values = {
    ...(car && { car_id: car.id }),
    ...(car?.dealership_id && { car_dealership_id: car.dealership_id }),
    ...(car?.dealership_slug && { dealership_slug: car.dealership_slug }),
    ...(place !== undefined && { location_id: place }),
  };
  return { form, title: title ?? form.title, car, values };
}
