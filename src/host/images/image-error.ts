/** A picture that is unavailable: an HTTP status and a message for the client. */
export class ImageError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}
