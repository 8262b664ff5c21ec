import { useStore } from '@nanostores/react';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadStyles } from '#browser/load-styles.ts';
import { logWarning } from '#browser/log.ts';
import { fetchFormConfig } from '#features/forms/fetch-form-config.ts';
import { readFormCar } from '#features/forms/form-car.ts';
import stylesheet from '#features/forms/forms.css?url';
import { buildForm, type FormName } from '#leads/forms/forms.ts';
import { type FormLinkClick, formLinkClick } from './form-link-click.ts';
import { type FormDialogContent, LeadFormDialog } from './LeadFormDialog.tsx';

const UNDEFINED_ON_SERVER = { ssr: () => undefined };

/** The forms that links open over the page. What was written stays when one is closed and opened again. */
export const FormDialogs = memo(function FormDialog() {
  const press = useStore(formLinkClick, UNDEFINED_ON_SERVER);
  const [sheets, setSheets] = useState<readonly FormDialogContent[]>([]);
  const [shown, setShown] = useState<string>();
  const opener = useRef<HTMLAnchorElement>(null);
  const open = async (link: HTMLAnchorElement) => {
    const key = getDialogKey(link);
    opener.current = link;
    if (!sheets.some((sheet) => sheet.key === key)) {
      const sheet = { key, ...(await loadDialogContent(link)) };
      setSheets((before) => (before.some((known) => known.key === key) ? before : [...before, sheet]));
    }
    setShown(key);
  };
  const answer = useEffectEvent(({ link }: FormLinkClick) => {
    open(link).catch((error) => {
      logWarning('The form opens in its page', error);
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
    <LeadFormDialog
      key={sheet.key}
      content={sheet}
      prefix={`form-${index + 1}-`}
      open={sheet.key === shown}
      onClose={close}
    />
  ));
});

/** A form about one subject is one dialog, whichever link opens it. */
function getDialogKey({ dataset: { form, car, location } }: HTMLAnchorElement): string {
  return [form, car, location].join('|');
}

/** What the dialog of a link shows. Rejects where that can't be had. */
async function loadDialogContent(link: HTMLAnchorElement): Promise<Omit<FormDialogContent, 'key'>> {
  const { form: name, location, title } = link.dataset;
  const car = readFormCar(link);
  const [switches] = await Promise.all([fetchFormConfig(), loadStyles(stylesheet)]);
  const form = buildForm(name as FormName, switches);
  const values = {
    ...(car && { car_id: car.id }),
    ...(car?.dealership_id && { car_dealership_id: car.dealership_id }),
    ...(car?.dealership_slug && { dealership_slug: car.dealership_slug }),
    ...(location !== undefined && { location_id: location }),
  };
  return { form, title: title ?? form.title, car, values };
}
