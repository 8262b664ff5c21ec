/** Two Enquire buttons at once are one too many: the bar comes when the panel's own have left the screen upwards. */
export function startCallBar(): void {
  const bar = document.querySelector('.callbar');
  const buttons = document.querySelector('.buy__act');
  if (!bar || !buttons) return;
  new IntersectionObserver((entries) => {
    for (const { isIntersecting, boundingClientRect } of entries)
      bar.toggleAttribute('data-on', !isIntersecting && boundingClientRect.bottom <= 0);
  }).observe(buttons);
}
