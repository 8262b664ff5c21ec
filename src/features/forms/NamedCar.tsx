import { useEffect, useState } from 'react';
import { liveStock } from '#features/device/live-stock.ts';

/** What `/api/finance` says of a car. */
interface Named {
  readonly title: string;
  readonly path: string;
}

/** Which car an address names, for whoever came from the car's page; nothing unless it is listed and its name can be had. */
export function NamedCar({ id }: { readonly id: string }) {
  const [car, setCar] = useState<Named>();
  useEffect(() => {
    let left = false;
    nameOf(id).then((named) => {
      if (!left) setCar(named);
    }, Boolean);
    return () => {
      left = true;
    };
  }, [id]);
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

async function nameOf(id: string): Promise<Named | undefined> {
  if (!(await liveStock())[id]) return undefined;
  const answer = await fetch(`/api/finance?car_id=${encodeURIComponent(id)}`);
  return answer.ok ? ((await answer.json()) as Named) : undefined;
}
