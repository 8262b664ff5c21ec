import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadStyles } from '#browser/load-styles.ts';
import { logWarning } from '#browser/log.ts';
import { fetchFormConfig } from '#features/forms/fetch-form-config.ts';
import { readFormCar } from '#features/forms/form-car.ts';
import stylesheet from '#features/forms/forms.css?url';
import { buildForm, type FormName } from '#leads/forms/forms.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import { type FormDialogContent, LeadFormDialog } from './LeadFormDialog.tsx';

/** A click on a link that opens a form. Each click is a new object, so that repeated clicks count. */
interface FormLinkClick {
  readonly link: HTMLAnchorElement;
}

/** The latest click on a link to a form. */
const formLinkClick = atom<FormLinkClick | undefined>(undefined);

function handleClick(event: MouseEvent): void {
  const { target, button } = event;
  if (!(target instanceof Element) || button || !isPlainClick(event)) return;
  const link = target.closest<HTMLAnchorElement>('a[data-form]');
  if (!link) return;
  event.preventDefault();
  formLinkClick.set({ link });
}

// Not in an effect: the click that hydrates FormDialogs is replayed once this has loaded, before React runs effects.
if (typeof document !== 'undefined') document.addEventListener('click', handleClick);

const UNDEFINED_ON_SERVER = { ssr: () => undefined };

/** The forms that links open in dialogs over the page. A closed dialog keeps what was typed. */
export const FormDialogs = memo(function FormDialogs() {
  const click = useStore(formLinkClick, UNDEFINED_ON_SERVER);
  const [dialogs, setDialogs] = useState<readonly FormDialogContent[]>([]);
  const [shown, setShown] = useState<string>();
  const opener = useRef<HTMLAnchorElement>(null);
  const open = async (link: HTMLAnchorElement) => {
    const key = getDialogKey(link);
    opener.current = link;
    if (!dialogs.some((dialog) => dialog.key === key)) {
      const dialog = { key, ...(await loadDialogContent(link)) };
      setDialogs((current) => (current.some((other) => other.key === key) ? current : [...current, dialog]));
    }
    setShown(key);
  };
  const openLatest = useEffectEvent(({ link }: FormLinkClick) => {
    open(link).catch((error) => {
      logWarning("Form dialog: failed to open. Following the link to the form's page instead.", error);
      location.assign(link.href);
    });
  });
  useEffect(() => {
    if (click) openLatest(click);
  }, [click]);
  const close = () => {
    setShown(undefined);
    opener.current?.focus();
  };
  return dialogs.map((dialog, index) => (
    <LeadFormDialog
      key={dialog.key}
      content={dialog}
      prefix={`form-${index + 1}-`}
      open={dialog.key === shown}
      onClose={close}
    />
  ));
});

/** All links to one form about one subject share a dialog. */
function getDialogKey({ dataset: { form, car, location } }: HTMLAnchorElement): string {
  return [form, car, location].join('|');
}

/** The content of a link's dialog. Rejects if the form settings or the styles fail to load. */
async function loadDialogContent(link: HTMLAnchorElement): Promise<Omit<FormDialogContent, 'key'>> {
  const { form: name, location, title } = link.dataset;
  const car = readFormCar(link);
  const [config] = await Promise.all([fetchFormConfig(), loadStyles(stylesheet)]);
  const form = buildForm(name as FormName, config);
  const values = {
    ...(car && { car_id: car.id }),
    ...(car?.dealership_id && { car_dealership_id: car.dealership_id }),
    ...(car?.dealership_slug && { dealership_slug: car.dealership_slug }),
    ...(location !== undefined && { location_id: location }),
  };
  return { form, title: title ?? form.title, car, values };
}
