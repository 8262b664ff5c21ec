import { StatusNews } from '#features/forms/sending/StatusNews.tsx';
import { useAnswer } from '#features/forms/use-answer.ts';

const newsOf = async (id: string) => (await import('./car-gone.ts')).carGone(id);

/** Says on top of a form that the car it is about can't be had any more. */
export function CarGone({ id }: { readonly id: string }) {
  const news = useAnswer(id, newsOf);
  return news && <StatusNews text={news} />;
}
