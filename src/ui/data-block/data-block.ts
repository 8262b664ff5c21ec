/** Data in a page, as the text of a script element that is not run. Its writer and its reader name the same block. */
export interface DataBlock<Data> {
  /** The id of the script element. */
  readonly id: string;
  /** Never set: ties the type that is read to the one that is written. */
  readonly data?: Data;
}

/** The text of a block's `<script type="application/json">`. */
export function writeDataBlock<Data>(_block: DataBlock<Data>, data: Data): string {
  return serialiseDataBlock(data);
}

/** The data of a block; undefined where the page has no such block. */
export function readDataBlock<Data>({ id }: DataBlock<Data>): Data | undefined {
  const text = document.getElementById(id)?.textContent;
  // Not checked: the block was written by the same build as this script, and a schema would weigh more than either.
  return text ? (JSON.parse(text) as Data) : undefined;
}

/** Data as the text of a script element: nothing in it can end the element or start a comment. */
export function serialiseDataBlock(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
