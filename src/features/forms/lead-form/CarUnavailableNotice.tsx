import { StatusMessage } from '#features/forms/sending/StatusMessage.tsx';
import { useCarLookup } from '#features/forms/use-car-lookup.ts';

const fetchText = async (id: string) =>
  (await import('./fetch-unavailable-text.ts')).fetchUnavailableText(id);

/** A notice above a form whose car is no longer available. */
export function CarUnavailableNotice({ id }: { readonly id: string }) {
  const text = useCarLookup(id, fetchText);
  return text && <StatusMessage text={text} />;
}
