/**
 * Adds to a gallery what its list cannot do alone: arrows, thumbnails that leave the page where it is, and a mark on
 * the thumbnail of the photo in sight. How it scrolls (smooth or at once) is the style sheet's business.
 */
export function startGallery(gallery: HTMLElement): void {
  const track = gallery.querySelector<HTMLElement>('.gallery__track');
  const previous = gallery.querySelector<HTMLButtonElement>('.gallery__prev');
  const next = gallery.querySelector<HTMLButtonElement>('.gallery__next');
  if (!track || !previous || !next) return;
  const thumbs = [...gallery.querySelectorAll<HTMLAnchorElement>('.thumbs a')];
  const last = track.children.length - 1;

  const current = () => Math.round(track.scrollLeft / track.clientWidth);
  const show = (index: number) => track.scrollTo({ left: index * track.clientWidth });
  const mark = () => {
    const index = current();
    previous.disabled = index === 0;
    next.disabled = index === last;
    for (const [number, thumb] of thumbs.entries()) {
      const inSight = number === Math.min(index, thumbs.length - 1);
      thumb.ariaCurrent = inSight ? 'true' : null;
    }
  };

  previous.addEventListener('click', () => show(current() - 1));
  next.addEventListener('click', () => show(current() + 1));
  for (const [index, thumb] of thumbs.entries()) {
    thumb.addEventListener('click', (event) => {
      event.preventDefault();
      show(index);
    });
  }
  track.addEventListener('scroll', mark, { passive: true });
  mark();
  previous.hidden = false;
  next.hidden = false;
}
