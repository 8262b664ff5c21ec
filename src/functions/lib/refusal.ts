/** Why a call is not answered as was wished. Thrown anywhere in a function; `message` is fit to show to a visitor. */
export class Refusal extends Error {
  readonly status: number;
  /** What is wrong, by the name of the field. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    more: { readonly fields?: Refusal['fields']; readonly headers?: Refusal['headers'] } = {},
  ) {
    super(message);
    this.status = status;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
  }
}
