/** An error answer, thrown anywhere in a function. Visitors can read `message`. */
export class HttpError extends Error {
  readonly status: number;
  /** Errors by field name. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    more: { readonly fields?: HttpError['fields']; readonly headers?: HttpError['headers'] } = {},
  ) {
    super(message);
    this.status = status;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
  }
}
