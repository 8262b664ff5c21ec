/** What `ask` resolves to; rejects if that takes longer. What was asked is not stopped. */
export async function withTimeout<T>(timeoutMs: number, ask: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const problem = new Error(`no answer for ${timeoutMs / 1000} seconds`);
    timer = setTimeout(reject, timeoutMs, problem);
  });
  try {
    return await Promise.race([ask(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
