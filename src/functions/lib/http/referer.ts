/** A parameter of the page that sends a form, by its Referer; null if unknown. */
export function getRefererParam(request: Request, name: string): string | null {
  return URL.parse(request.headers.get('referer') ?? '')?.searchParams.get(name) ?? null;
}
