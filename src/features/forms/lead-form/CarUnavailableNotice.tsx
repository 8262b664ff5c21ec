import { StatusMessage } from '#features/forms/sending/StatusMessage.tsx';
import { useCarLookup } from '#features/forms/use-car-lookup.ts';

const fetchText = async (id: string) =>
  (await import('./fetch-unavailable-text.ts')).fetchUnavailableText(id);

/** Says on top of a form that the car it is about can't be had any more. */
export function CarUnavailableNotice({ id }: { readonly id: string }) {
  const news = useCarLookup(id, fetchText);
  return news && <StatusMessage text={news} />;
}
