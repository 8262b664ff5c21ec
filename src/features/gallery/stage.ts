const KEYS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

const viewer = () => import('./viewer.island.tsx');

/**
 * Adds to a gallery what its list cannot do alone: arrows and keys, thumbnails that leave the page where it is, a mark on
 * the thumbnail of the photo in sight, and the viewer, which is fetched when somebody is about to use the photos. How the
 * list scrolls (smooth or at once) is the style sheet's business.
 */
export function startGallery(gallery: HTMLElement): void {
  const track = gallery.querySelector<HTMLElement>('.gallery__track');
  if (!track) return;
  const links = [...track.querySelectorAll('a')];
  const thumbs = [...gallery.querySelectorAll<HTMLAnchorElement>('.thumbs a')];
  const previous = gallery.querySelector<HTMLButtonElement>('.gallery__prev');
  const next = gallery.querySelector<HTMLButtonElement>('.gallery__next');
  const last = links.length - 1;
  let used = false;

  const current = () => Math.min(last, Math.max(0, Math.round(track.scrollLeft / track.clientWidth)));
  const show = (index: number) => track.scrollTo({ left: index * track.clientWidth });
  /** The next photo comes before it is asked for. */
  const preload = (index: number) => {
    const image = links[index]?.querySelector('img');
    if (used && image) image.loading = 'eager';
  };
  const mark = () => {
    const index = current();
    if (previous) previous.disabled = index === 0;
    if (next) next.disabled = index === last;
    for (const [number, thumb] of thumbs.entries())
      thumb.ariaCurrent = number === Math.min(index, thumbs.length - 1) ? 'true' : null;
    // One stop for the tabulator; the arrow keys go on from it.
    for (const [number, link] of links.entries()) link.tabIndex = number === index ? 0 : -1;
    preload(index + 1);
  };
  const open = async (index: number) => {
    const { openViewer } = await viewer();
    await openViewer({
      photos: links.map((link) => {
        const image = link.querySelector('img');
        return { src: link.href, srcSet: image?.srcset ?? '', alt: image?.alt ?? '' };
      }),
      start: index,
      title: gallery.dataset.gallery ?? '',
      onClose: (shown) => {
        track.scrollTo({ left: shown * track.clientWidth, behavior: 'instant' });
        mark();
        links[shown]?.focus({ preventScroll: true });
      },
    });
  };
  /** Where the viewer can't be had, the link leads to the photo itself. */
  const opens = (element: HTMLElement, index: number, otherwise: () => void) => {
    element.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(index).catch(otherwise);
    });
  };

  previous?.addEventListener('click', () => show(current() - 1));
  next?.addEventListener('click', () => show(current() + 1));
  for (const [index, link] of links.entries()) opens(link, index, () => location.assign(link.href));
  for (const [index, thumb] of thumbs.entries()) {
    if (thumb.dataset.all === undefined)
      thumb.addEventListener('click', (event) => {
        event.preventDefault();
        show(index);
      });
    else opens(thumb, index, () => show(index));
  }
  track.addEventListener('keydown', (event) => {
    const from =
      document.activeElement instanceof HTMLAnchorElement ? links.indexOf(document.activeElement) : -1;
    const to = KEYS[event.key]?.(from, last);
    if (to === undefined || from < 0) return;
    event.preventDefault();
    const link = links[to];
    if (!link) return;
    link.tabIndex = 0;
    link.focus({ preventScroll: true });
    show(to);
  });
  track.addEventListener('scroll', mark, { passive: true });
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    gallery.addEventListener(
      type,
      () => {
        used = true;
        preload(current() + 1);
        // Not under the finger that swipes.
        setTimeout(() => viewer().then(({ warm }) => warm(), Boolean), 300);
      },
      { once: true, passive: true },
    );
  mark();
  if (previous) previous.hidden = false;
  if (next) next.hidden = false;
}
