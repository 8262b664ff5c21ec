import { atom } from 'nanostores';
import { isPlainClick } from '#ui/plain-click.ts';

/** A press of a link that opens a form; each press is another one. */
export interface FormLinkClick {
  readonly link: HTMLAnchorElement;
}

/** The latest press of a link to a form. */
export const formLinkClick = atom<FormLinkClick | undefined>(undefined);

function handleClick(event: MouseEvent): void {
  const { target, button } = event;
  if (!(target instanceof Element) || button || !isPlainClick(event)) return;
  const link = target.closest<HTMLAnchorElement>('a[data-form]');
  if (!link) return;
  event.preventDefault();
  formLinkClick.set({ link });
}

// Not in an effect: the press that brings FormDialogs to life is repeated once this is loaded, before React runs effects.
if (typeof document !== 'undefined') document.addEventListener('click', handleClick);
