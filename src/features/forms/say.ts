/** News about an enquiry, read out where it appears. */
export function say(text: string): HTMLElement {
  const news = document.createElement('p');
  news.className = 'form__news';
  news.role = 'status';
  // Put in after the region is there, so that it is read out.
  setTimeout(() => {
    news.textContent = text;
  });
  return news;
}
