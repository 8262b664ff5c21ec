import { useAnswer } from '#features/forms/use-answer.ts';

const nameOf = async (id: string) => (await import('./named-car.ts')).namedCar(id);

/** Which car an address names, for whoever came from the car's page; nothing where that is not known. */
export function NamedCar({ id }: { readonly id: string }) {
  const car = useAnswer(id, nameOf);
  if (!car) return null;
  return (
    <p>
      {'You are asking about the '}
      <a className="tap" href={car.path}>
        {car.title}
      </a>
    </p>
  );
}
