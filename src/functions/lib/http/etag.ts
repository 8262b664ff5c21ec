/** Whether the caller says that it holds what an ETag stands for (weak comparison, RFC 9110 13.1.2). */
export function matchesEtag(request: Request, etag: string): boolean {
  const held = request.headers.get('if-none-match')?.split(',') ?? [];
  return held.some((entry) => entry.trim() === '*' || entry.trim().replace(/^W\//, '') === etag);
}
