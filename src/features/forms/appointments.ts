import { controlOf } from './form-parts.ts';

interface Answer {
  readonly appointments?: readonly { readonly start: string; readonly text: string }[];
}

/**
 * Puts the times at which the location is open in the place of the free date and time (spec 7, T-69). Where they can't
 * be had, any date from today on may be written.
 */
export async function offerAppointments(form: HTMLFormElement, location: string | undefined, today: string) {
  const field = controlOf(form, 'test_drive_date');
  if (!(field instanceof HTMLInputElement)) return;
  field.min = `${today}T00:00`;
  const query = location === undefined ? '' : `?location=${encodeURIComponent(location)}`;
  const answer = await fetch(`/api/appointments${query}`).catch(() => undefined);
  if (!answer?.ok || field.value !== '') return;
  const { appointments = [] } = (await answer.json()) as Answer;
  if (appointments.length === 0) return;
  const select = document.createElement('select');
  select.id = field.id;
  select.name = field.name;
  select.append(new Option('No date yet: call me', ''));
  for (const [day, times] of Map.groupBy(appointments, ({ start }) => start.slice(0, 10))) {
    const group = document.createElement('optgroup');
    group.label = times[0]?.text.split(', ')[0] ?? day;
    group.append(...times.map(({ start, text }) => new Option(text, start)));
    select.append(group);
  }
  field.replaceWith(select);
}
