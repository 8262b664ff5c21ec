import { logProblem } from '#features/track/log.ts';
import { controlOf } from './form-parts.ts';

interface Answer {
  readonly appointments?: readonly Appointment[];
}

interface Appointment {
  readonly start: string;
  readonly text: string;
}

/** What says where a test drive begins: at the car's yard, else at the dealership that is chosen. */
const WHERE = ['car_id', 'dealership_slug'] as const;

/**
 * Puts the times at which people are there in the place of the free date and time (spec 7, T-69), and those of another
 * dealership when that is chosen. Where they can't be had, any date from `today` on may be written.
 */
export function offerAppointments(form: HTMLFormElement, today: string): void {
  const field = controlOf(form, 'test_drive_date');
  if (!(field instanceof HTMLInputElement)) return;
  field.min = `${today}T00:00`;
  const offer = () => {
    offerTimes(form).catch((error) => logProblem('Appointments could not be had', error));
  };
  offer();
  controlOf(form, 'dealership_slug')?.addEventListener('change', offer);
}

async function offerTimes(form: HTMLFormElement): Promise<void> {
  const query = whereOf(form);
  const answer = await fetch(`/api/appointments?${query}`);
  const { appointments = [] } = answer.ok ? ((await answer.json()) as Answer) : {};
  const field = controlOf(form, 'test_drive_date');
  // Another dealership may have been chosen meanwhile, or a date been written.
  const late = query !== whereOf(form) || (field instanceof HTMLInputElement && field.value !== '');
  if (!field || late || appointments.length === 0) return;
  const select = field instanceof HTMLSelectElement ? field : document.createElement('select');
  const { id, name, value } = field;
  select.replaceChildren(new Option('No date yet: call me', ''), ...groupsOf(appointments));
  select.value = value;
  // A time that is not to be had there is chosen no more.
  if (select.selectedIndex < 0) select.value = '';
  if (field === select) return;
  Object.assign(select, { id, name });
  field.replaceWith(select);
}

function whereOf(form: HTMLFormElement): string {
  const known = WHERE.flatMap((name): [string, string][] => {
    const value = controlOf(form, name)?.value;
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(known).toString();
}

/** A group a day. */
function groupsOf(appointments: readonly Appointment[]): HTMLOptGroupElement[] {
  const days = Map.groupBy(appointments, ({ start }) => start.slice(0, 10));
  return [...days].map(([day, times]) => {
    const group = document.createElement('optgroup');
    group.label = times[0]?.text.split(', ')[0] ?? day;
    group.append(...times.map(({ start, text }) => new Option(text, start)));
    return group;
  });
}
