import { useCarLookup } from '#features/forms/use-car-lookup.ts';

const fetchCar = async (id: string) =>
  (await import('#features/forms/fetch-car-reference.ts')).fetchCarReference(id);

/** A link to the car that the page's address names, for visitors from the car's page; nothing if the car is unknown. */
export function EnquiredCarLine({ id }: { readonly id: string }) {
  const car = useCarLookup(id, fetchCar);
  if (!car) return null;
  return (
    <p>
      {"You're asking about the "}
      <a className="tap" href={car.path}>
        {car.title}
      </a>
    </p>
  );
}
