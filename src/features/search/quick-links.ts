import { capitalised } from '#domain/vehicle-words.ts';
import type { FacetLink, SearchPage } from '#search/search-page.ts';

/** A choice that the page stands for, and the page without it. */
export interface AppliedChoice {
  readonly label: string;
  readonly without: string;
}

/** The row above the results: what is chosen, and what most people choose next. */
export interface QuickLinks {
  readonly applied: readonly AppliedChoice[];
  readonly next: readonly FacetLink[];
}

/** As many as are seen without scrolling the row far. */
const SHOWN = 5;

/**
 * All stock offers conditions and the commonest bodies (models, where there is but one make), a make its models; more
 * would be a second filter panel.
 */
export function quickLinks({ landing, subject, facets, ancestors }: SearchPage): QuickLinks {
  const links = (attribute: string) => facets.find((facet) => facet.attribute === attribute)?.links ?? [];
  const [all, make] = ancestors.map(({ href }) => href);
  switch (landing.kind) {
    case 'all':
      return {
        applied: [],
        next: [...links('car_type'), ...links(links('model').length > 0 ? 'model' : 'body').slice(0, SHOWN)],
      };
    case 'make':
      return { applied: choices([subject, all]), next: links('model').slice(0, SHOWN) };
    case 'model':
      return { applied: choices([landing.make, all], [landing.model, make]), next: [] };
    default:
      return { applied: choices([capitalised(subject), all]), next: [] };
  }
}

function choices(...pairs: readonly (readonly [string, string | undefined])[]): AppliedChoice[] {
  return pairs.flatMap(([label, without]) => (without === undefined ? [] : [{ label, without }]));
}
