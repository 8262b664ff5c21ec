/** A problem that its reader can fix, such as a port in use: the message says all, and a stack trace would only hide it. */
export class ExpectedError extends Error {}
