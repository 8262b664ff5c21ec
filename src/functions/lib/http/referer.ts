/** What the address of the page that sends a form says under a name; null where it says nothing, or is not told. */
export function getRefererParam(request: Request, name: string): string | null {
  return URL.parse(request.headers.get('referer') ?? '')?.searchParams.get(name) ?? null;
}
