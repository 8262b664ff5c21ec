const NO_OFFER =
  'This address does not say which offer it is about. Open the link in our message, or call us.';

/** Brings the button that accepts an offer to life; where what sends can't be had, the browser sends the form itself. */
export function startOffer(form: HTMLFormElement): void {
  const leadId = new URLSearchParams(location.search).get('lead_id');
  if (leadId === null) {
    const told = document.createElement('p');
    told.textContent = NO_OFFER;
    form.replaceWith(told);
    return;
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    import('./accept-offer.island.ts').then(
      ({ acceptOffer }) => acceptOffer(form, leadId),
      () => form.submit(),
    );
  });
}
