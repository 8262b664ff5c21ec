/** Forms that are on their way. */
const sent = new Set<HTMLFormElement>();

/** Whether a form is on its way: what it says is then not sent once more. */
export const isBusy = (form: HTMLFormElement) => sent.has(form);

/** Shows that a form is on its way: its button waits, and turns (spec 4). */
export function busy(form: HTMLFormElement, sending: boolean): void {
  if (sending) sent.add(form);
  else sent.delete(form);
  const button = form.querySelector<HTMLButtonElement>('.form__send');
  if (!button) return;
  button.disabled = sending;
  button.ariaBusy = sending ? 'true' : null;
}

// A form that has led to the next page is busy for good; a browser may keep its page whole and show it again on Back.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) for (const form of sent) busy(form, false);
});
