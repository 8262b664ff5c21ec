/** An answer other than 2xx: `{message}` on its own, `{code, error}` among the results of a multi-search. */
export class ServerError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
