/** Forgets who wrote, and all that waits to be sent. */
export function ClearDetailsButton({ onForget }: { readonly onForget: () => void }) {
  return (
    <button type="button" className="btn btn--quiet btn--sm form__forget" onClick={onForget}>
      Clear my details
    </button>
  );
}
