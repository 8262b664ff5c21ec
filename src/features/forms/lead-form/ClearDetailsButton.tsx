/** Deletes the stored contact details, and all messages that wait to be sent. */
export function ClearDetailsButton({ onClear }: { readonly onClear: () => void }) {
  return (
    <button type="button" className="btn btn--quiet btn--sm form__forget" onClick={onClear}>
      Clear my details
    </button>
  );
}
