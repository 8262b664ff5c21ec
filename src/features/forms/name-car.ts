import { liveStock } from '#features/device/live-stock.ts';

/** What `/api/finance` says of a car. */
interface Named {
  readonly title: string;
  readonly path: string;
}

/** Says on top of a form which car its address names, for whoever came from the car's page, as long as it is listed. Rejects where that can't be had. */
export async function nameCar(form: HTMLFormElement, id: string): Promise<void> {
  if (!(await liveStock())[id]) return;
  const answer = await fetch(`/api/finance?car_id=${encodeURIComponent(id)}`);
  if (!answer.ok) return;
  const { title, path } = (await answer.json()) as Named;
  const line = document.createElement('p');
  const link = document.createElement('a');
  link.href = path;
  link.className = 'tap';
  link.textContent = title;
  line.append('You are asking about the ', link);
  form.prepend(line);
}
