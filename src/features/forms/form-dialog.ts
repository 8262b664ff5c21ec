import { islandIcons } from '#components/island-icons.ts';
import { loadStyles } from '#components/load-styles.ts';
import type { Form } from '#leads/forms/forms.ts';
import { formHtml } from '#leads/forms/plain-form.ts';
import stylesheet from '#styles/forms.css?url';
import type { FormCar } from './car-of-link.ts';

export interface DialogContent {
  readonly form: Form;
  readonly title: string;
  readonly car: FormCar | undefined;
  /** What fields hold at first, by name. */
  readonly values: Readonly<Record<string, string>>;
}

let count = 0;

/** A dialog with a form in it, and the car it is about. */
export async function formDialog({ form, title, car, values }: DialogContent): Promise<HTMLDialogElement> {
  await loadStyles(stylesheet);
  count++;
  const id = `form-${count}`;
  const dialog = document.createElement('dialog');
  dialog.className = 'sheet';
  dialog.setAttribute('aria-labelledby', `${id}-title`);
  dialog.append(headOf(dialog, title, `${id}-title`), ...(car ? [carStrip(car)] : []));
  const parts = document.createElement('template');
  parts.innerHTML = formHtml(form, values, {}, `${id}-`);
  dialog.append(parts.content);
  dialog.addEventListener('close', () => dialog.remove());
  return dialog;
}

function headOf(dialog: HTMLDialogElement, title: string, id: string): HTMLElement {
  const head = document.createElement('header');
  head.className = 'sheet__head';
  const heading = document.createElement('h2');
  heading.id = id;
  heading.textContent = title;
  heading.tabIndex = -1;
  heading.autofocus = true;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'icon-btn';
  close.ariaLabel = 'Close';
  close.append(closeIcon());
  close.addEventListener('click', () => dialog.close());
  head.append(heading, close);
  return head;
}

function closeIcon(): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'ico');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', islandIcons.close);
  svg.append(path);
  return svg;
}

/** What the form is about, so that nobody has to look behind the dialog. */
function carStrip({ title, price, photo }: FormCar): HTMLElement {
  const strip = document.createElement('div');
  strip.className = 'sheet__car';
  if (photo) {
    const image = document.createElement('img');
    image.src = photo;
    image.alt = '';
    strip.append(image);
  }
  const words = document.createElement('p');
  const name = document.createElement('b');
  name.textContent = title;
  const cost = document.createElement('span');
  cost.dataset.livePrice = '';
  cost.textContent = price;
  words.append(name, cost);
  strip.append(words);
  return strip;
}
