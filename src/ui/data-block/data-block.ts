/** Data in a page, as the text of an inert script element. Writer and reader share the block's definition. */
export interface DataBlock<Data> {
  /** The id of the script element. */
  readonly id: string;
  /** Never set: makes reader and writer agree on the type. */
  readonly data?: Data;
}

/** The text of a block's `<script type="application/json">`. */
export function writeDataBlock<Data>(_block: DataBlock<Data>, data: Data): string {
  return serialiseDataBlock(data);
}

/** The data of a block; undefined if the page has no such block. */
export function readDataBlock<Data>({ id }: DataBlock<Data>): Data | undefined {
  const text = document.getElementById(id)?.textContent;
  // Unchecked: the same build wrote the block and this script, and a schema would be larger than either.
  return text ? (JSON.parse(text) as Data) : undefined;
}

/** Serialises data as the text of a script element, escaped so that it can't end the element or start a comment. */
export function serialiseDataBlock(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
