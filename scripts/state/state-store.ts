/** What has to outlast the disk of a machine: a clean one continues from it. */
export interface StateStore {
  /** As people know it: 's3://dealers/state'. */
  readonly name: string;
  /** Undefined if nothing was written under the key. Rejects if the store cannot be asked. */
  read(key: string): Promise<string | undefined>;
  write(key: string, text: string): Promise<void>;
}
