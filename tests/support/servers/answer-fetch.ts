import { onTestFinished, vi } from 'vitest';

/**
 * Answers the fetches of a test by their address: with a Response, by failing with an Error, or with any other value as JSON; 404 for
 * addresses without an answer. Returns the addresses that were asked for so far.
 */
export function answerFetch(answers: Readonly<Record<string, unknown>>): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (input: string | URL) => {
    const address = String(input);
    asked.push(address);
    const answer = answers[address];
    if (answer instanceof Error) return Promise.reject(answer);
    if (answer instanceof Response) return Promise.resolve(answer.clone());
    return Promise.resolve(
      answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer),
    );
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return asked;
}
