/** Whether If-None-Match has an ETag (weak comparison, RFC 9110 13.1.2). */
export function matchesEtag(request: Request, etag: string): boolean {
  const etags = request.headers.get('if-none-match')?.split(',') ?? [];
  return etags.some((entry) => entry.trim() === '*' || entry.trim().replace(/^W\//, '') === etag);
}
