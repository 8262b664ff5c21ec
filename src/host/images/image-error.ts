/** Why a picture can't be had: an HTTP status and text fit to show. */
export class ImageError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}
