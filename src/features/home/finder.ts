/**
 * Makes the finder of the home page answer at once: models follow the make, the button counts, and submitting goes to
 * the page of the choice instead of a query. The form without it still searches, by its fields.
 */
export function startFinder(form: HTMLFormElement): void {
  const [make, model] = form.querySelectorAll('select');
  const button = form.querySelector('button');
  if (!make || !model || !button) return;
  const groups = [...model.querySelectorAll('optgroup')];

  const showModels = () => {
    for (const group of groups) group.remove();
    model.append(...groups.filter((group) => group.label === make.value));
    model.value = '';
    model.disabled = make.value === '';
  };
  const showCount = () => {
    button.textContent = (chosen(make, model) ?? form).dataset.show ?? '';
  };

  make.addEventListener('change', () => {
    showModels();
    showCount();
  });
  model.addEventListener('change', showCount);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    location.href = chosen(make, model)?.dataset.href ?? form.action;
  });
  showModels();
}

/** The narrower choice; undefined when everything is wanted. */
function chosen(make: HTMLSelectElement, model: HTMLSelectElement): HTMLOptionElement | undefined {
  return [model, make].find((select) => select.value !== '')?.selectedOptions[0];
}
