/** A token is as good as a password: nobody guesses one of so many characters. */
export const MIN_TOKEN_LENGTH = 24;

/** Whether a token is set, and long enough to be safe. */
export function isSafeToken(token: string | undefined): token is string {
  return token !== undefined && token.length >= MIN_TOKEN_LENGTH;
}
