import { Icon } from '#components/Icon.tsx';

/** Keeps the search at an address on the visitor's device; device/keep.ts answers its press and marks it as saved. */
export function SaveSearch({ url }: { readonly url: string }) {
  return (
    <button
      type="button"
      className="btn btn--quiet btn--sm save-search"
      data-search={url}
      suppressHydrationWarning
    >
      <Icon name="bookmark" />
      <span>Save this search</span>
      <span>Search saved</span>
    </button>
  );
}
