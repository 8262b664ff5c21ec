import type { LeadsConfig } from '#leads/delivery/target-schema.ts';
import { FORMS } from '#leads/forms/forms.ts';
import type { Site } from '#site/site.ts';

type Route = LeadsConfig['routes'][number];

const CRITERIA = ['departments', 'locations', 'forms', 'categories'] as const;

/** Lead settings that would lose, hide or misdirect leads. `file` is site.ts. */
export function findLeadProblems(
  file: string,
  { leads, locations, forms }: Pick<Site, 'leads' | 'locations' | 'forms'>,
): string[] {
  const problems = [
    ...findMailProblems(leads),
    ...(leads.acknowledge && forms.captcha === 'none'
      ? ['leads.acknowledge: only enquiries with a solved captcha are acknowledged. Remove forms.captcha.']
      : []),
    ...findUnknownTargets(leads),
    ...findUnknownRouteValues(leads, 'locations', new Set(locations.map(({ id }) => id))),
    ...findUnknownRouteValues(leads, 'categories', listCategories(forms.categories)),
    ...findUnreachable(leads),
  ];
  return problems.map((problem) => `${file}: ${problem}`);
}

/** Nothing is held in silence, and no acknowledgement can be sent without a mail server. */
function findMailProblems({
  unverified,
  mail,
  digestTo,
  acknowledge,
  alerts,
  reportTo,
}: LeadsConfig): string[] {
  const problems: string[] = [];
  if (unverified === 'hold' && !(mail && digestTo.length > 0))
    problems.push(
      'leads.unverified: is "hold", but nobody would learn of held enquiries. Set leads.mail and leads.digestTo too, or write "deliver".',
    );
  if (acknowledge && !mail) problems.push('leads.acknowledge: needs a mail server. Set leads.mail too.');
  if (alerts && alerts.to.length > 0 && !mail)
    problems.push('leads.alerts.to: needs a mail server. Set leads.mail too.');
  if (reportTo.length > 0 && !mail) problems.push('leads.reportTo: needs a mail server. Set leads.mail too.');
  return problems;
}

function findUnknownTargets({ targets, routes, defaultTargets = [] }: LeadsConfig): string[] {
  const names = Object.keys(targets);
  const lists = [
    ...routes.map((route, n) => ({ key: `leads.routes.${n}.targets`, list: route.targets })),
    { key: 'leads.defaultTargets', list: defaultTargets },
  ];
  return lists.flatMap(({ key, list }) =>
    list
      .filter((name) => !names.includes(name))
      .map((name) => `${key}: "${name}" is not in leads.targets. Write one of: ${names.join(', ')}.`),
  );
}

function findUnknownRouteValues(
  { routes }: LeadsConfig,
  criterion: 'locations' | 'categories',
  known: ReadonlySet<string>,
): string[] {
  return routes.flatMap((route, n) =>
    (route[criterion] ?? [])
      .filter((value) => !known.has(value))
      .map(
        (value) =>
          `leads.routes.${n}.${criterion}: "${value}" is unknown. Write one of: ${[...known].join(', ')}.`,
      ),
  );
}

function listCategories(chosen: readonly string[]): ReadonlySet<string> {
  return new Set([...chosen, ...Object.values(FORMS).map(({ category }) => category)]);
}

/** Routes behind one that matches all their leads, and targets that are only in such routes or in none. */
function findUnreachable({ targets, routes, defaultTargets = Object.keys(targets) }: LeadsConfig): string[] {
  const hidden = routes.map((route, n) => routes.slice(0, n).findIndex((earlier) => covers(earlier, route)));
  const reached = new Set([
    ...routes.flatMap((route, n) => (hidden[n] === -1 ? route.targets : [])),
    ...(routes.some((route) => CRITERIA.every((name) => route[name] === undefined)) ? [] : defaultTargets),
  ]);
  return [
    ...hidden.flatMap((earlier, n) =>
      earlier === -1
        ? []
        : [
            `leads.routes.${n}: no lead can reach it, because leads.routes.${earlier} matches them all. Move it up.`,
          ],
    ),
    ...Object.keys(targets)
      .filter((name) => !reached.has(name))
      .map(
        (name) =>
          `leads.targets.${name}: no lead can reach it. Name it in leads.routes or leads.defaultTargets.`,
      ),
  ];
}

/** Whether a route matches every lead that another one matches. */
function covers(route: Route, other: Route): boolean {
  return CRITERIA.every((name) => {
    const [wide, narrow] = [route[name] as readonly string[] | undefined, other[name]];
    return wide === undefined || (narrow?.every((value) => wide.includes(value)) ?? false);
  });
}
