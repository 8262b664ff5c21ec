/** What the host is doing. */
export interface HostState {
  /** Whether it is shutting down: it still answers, but asks for no more requests. */
  isDraining: boolean;
  /** Requests that are being answered. */
  inProgress: number;
  /** Pictures that are being made, and those that wait for their turn. */
  pictures: { readonly running: number; readonly waiting: number };
}

export function createHostState(): HostState {
  return { isDraining: false, inProgress: 0, pictures: { running: 0, waiting: 0 } };
}
