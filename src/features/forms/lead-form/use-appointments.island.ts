import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { logWarning } from '#browser/log.ts';
import { readFormValues } from '#features/forms/form-dom.ts';
import type { OptionGroup } from '#leads/forms/form-field.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';

interface Appointment {
  readonly start: string;
  readonly text: string;
}

/** What says where a test drive begins: at the car's yard, else at the dealership that is chosen. */
const LOCATION_FIELDS = ['car_id', 'dealership_slug'] as const;

interface Appointments {
  /** In groups of a day; undefined where none can be had, or where a date has been written by then. */
  readonly times: readonly OptionGroup[] | undefined;
  /** The first day that may be written where there are none. */
  readonly earliest: string | undefined;
  /** Is called when the form has changed: another dealership has other times. */
  readonly refresh: () => void;
}

/** The times at which people are there for a test drive (T-69), for a form that asks for one. */
export function useAppointments(element: RefObject<HTMLFormElement | null>, asked: boolean): Appointments {
  const [where, setWhere] = useState<string>();
  const [times, setTimes] = useState<readonly OptionGroup[]>();
  const look = () => {
    if (asked && element.current) setWhere(buildLocationQuery(element.current));
  };
  const begin = useEffectEvent(look);
  useEffect(() => begin(), []);
  useEffect(() => {
    if (where === undefined) return;
    let late = false;
    const take = (found: readonly OptionGroup[]) => {
      // A free date may have been written meanwhile: it stays.
      const written = element.current && readFormValues(element.current).test_drive_date;
      if (!late && found.length > 0) setTimes((before) => (before || !written ? found : before));
    };
    fetchAppointments(where).then(take, (error) => logWarning('Appointments could not be had', error));
    return () => {
      late = true;
    };
  }, [where, element]);
  const earliest = useHydrated() && asked ? new Date().toLocaleDateString('sv-SE') : undefined;
  return { times, earliest, refresh: look };
}

function buildLocationQuery(form: HTMLFormElement): string {
  const values = readFormValues(form);
  const known = LOCATION_FIELDS.flatMap((name): [string, string][] =>
    values[name] ? [[name, values[name]]] : [],
  );
  return new URLSearchParams(known).toString();
}

async function fetchAppointments(where: string): Promise<readonly OptionGroup[]> {
  const answer = await fetch(`/api/appointments?${where}`);
  if (!answer.ok) return [];
  const { appointments = [] }: { appointments?: readonly Appointment[] } = await answer.json();
  const days = Map.groupBy(appointments, ({ start }) => start.slice(0, 10));
  return [...days].map(([day, times]) => ({
    label: times[0]?.text.split(', ')[0] ?? day,
    options: times.map(({ start, text }) => ({ value: start, text })),
  }));
}
