import type { PopupView } from './popup-view.ts';

/**
 * The popup as a dialog, not yet in the page. It is modal: over a phone it covers most of the page, and what lies behind
 * it must neither be reached by Tab nor be read as if it were in sight (WCAG 2.4.11). The browser keeps the focus in it,
 * gives it back, and closes it by Escape, and, where it knows `closedby`, by a press beside it.
 */
export function popupDialog({
  title,
  description,
  buttonText,
  linkTo,
  picture,
}: PopupView): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'popup';
  dialog.setAttribute('closedby', 'any');
  dialog.setAttribute('aria-labelledby', 'popup-title');
  const image = element('img', 'popup__picture');
  image.alt = '';
  image.sizes = 'min(600px, 100vw)';
  if (picture.srcset) image.srcset = picture.srcset;
  image.src = picture.src;
  const heading = element('h2', 'popup__title', title);
  heading.id = 'popup-title';
  // Read out first, and no button is pressed by whoever was about to press something else.
  heading.tabIndex = -1;
  heading.autofocus = true;
  const link = element('a', 'btn btn--primary', buttonText);
  link.href = linkTo;
  const close = element('button', 'btn', 'Close');
  close.type = 'button';
  close.addEventListener('click', () => dialog.close());
  const actions = element('p', 'popup__act');
  actions.append(link, close);
  const words = element('div', 'popup__words');
  words.append(heading, element('p', 'popup__text', description), actions);
  dialog.append(image, words);
  return dialog;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
