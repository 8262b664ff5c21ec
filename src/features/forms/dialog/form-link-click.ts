import { atom } from 'nanostores';
import { isPlainClick } from '#ui/plain-click.ts';

/** A click on a link that opens a form. Each click is a new object, so that repeated clicks count. */
export interface FormLinkClick {
  readonly link: HTMLAnchorElement;
}

/** The latest click on a link to a form. */
export const formLinkClick = atom<FormLinkClick | undefined>(undefined);

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
