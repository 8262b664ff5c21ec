/** A row whose body can't be read: something other than this program changed the file. */
export class DamagedRowError extends Error {
  override readonly name = 'DamagedRowError';
}
