/** Makes each picture of a video play it in its own place. The player takes the keyboard over from the link. */
export function startVideos(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-player]')) {
    link.addEventListener('click', (event) => {
      // Somebody wants it in a window of its own.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { player = '', title = '' } = link.dataset;
      const frame = document.createElement('iframe');
      frame.src = player;
      frame.title = title;
      frame.className = 'video__stage';
      frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
      frame.tabIndex = 0;
      link.replaceWith(frame);
      frame.focus();
    });
  }
}
