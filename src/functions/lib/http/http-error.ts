/** Why a call is not answered as was wished. Thrown anywhere in a function; `message` is fit to show to a visitor. */
export class HttpError extends Error {
  readonly status: number;
  /** What is wrong, by the name of the field. */
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
