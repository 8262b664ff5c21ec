import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { logWarning } from '#browser/log.ts';
import { readFormValues } from '#features/forms/form-dom.ts';
import type { OptionGroup } from '#leads/forms/form-field.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';

interface Appointment {
  readonly start: string;
  readonly text: string;
}

/** The fields that decide where a test drive starts: at the car's location, else at the chosen dealership. */
const LOCATION_FIELDS = ['car_id', 'dealership_slug'] as const;

interface Appointments {
  /** Grouped by day; undefined if there are none, or if the visitor entered a date before they arrived. */
  readonly times: readonly OptionGroup[] | undefined;
  /** The first date that may be entered instead, as 2026-06-17. */
  readonly earliest: string | undefined;
  /** To be called when the form has changed: another dealership has other times. */
  readonly refresh: () => void;
}

/** The times at which staff are available for a test drive (T-69), if the form asks for one (`enabled`). */
export function useAppointments(element: RefObject<HTMLFormElement | null>, enabled: boolean): Appointments {
  const [locationQuery, setLocationQuery] = useState<string>();
  const [times, setTimes] = useState<readonly OptionGroup[]>();
  const refresh = () => {
    if (enabled && element.current) setLocationQuery(buildLocationQuery(element.current));
  };
  const refreshOnMount = useEffectEvent(refresh);
  useEffect(() => refreshOnMount(), []);
  useEffect(() => {
    if (locationQuery === undefined) return;
    let outdated = false;
    const showTimes = (groups: readonly OptionGroup[]) => {
      // A date that the visitor has entered meanwhile stays.
      const enteredDate = element.current && readFormValues(element.current).test_drive_date;
      if (!outdated && groups.length > 0) setTimes((current) => (current || !enteredDate ? groups : current));
    };
    fetchAppointments(locationQuery).then(showTimes, (error) =>
      logWarning('Appointments: failed to load. The form asks for a date instead.', error),
    );
    return () => {
      outdated = true;
    };
  }, [locationQuery, element]);
  const earliest = useHydrated() && enabled ? new Date().toLocaleDateString('sv-SE') : undefined;
  return { times, earliest, refresh };
}

function buildLocationQuery(form: HTMLFormElement): string {
  const values = readFormValues(form);
  const filled = LOCATION_FIELDS.flatMap((name): [string, string][] =>
    values[name] ? [[name, values[name]]] : [],
  );
  return new URLSearchParams(filled).toString();
}

async function fetchAppointments(locationQuery: string): Promise<readonly OptionGroup[]> {
  const response = await fetch(`/api/appointments?${locationQuery}`);
  if (!response.ok) return [];
  const { appointments = [] }: { appointments?: readonly Appointment[] } = await response.json();
  return groupByDay(appointments);
}

/** Not `Map.groupBy`, which is newer than the baseline (scripts/build/baseline.ts). */
function groupByDay(appointments: readonly Appointment[]): OptionGroup[] {
  const days = new Map<string, Appointment[]>();
  for (const appointment of appointments) {
    const day = appointment.start.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), appointment]);
  }
  return [...days].map(([day, times]) => ({
    label: times[0]?.text.split(', ')[0] ?? day,
    options: times.map(({ start, text }) => ({ value: start, text })),
  }));
}
