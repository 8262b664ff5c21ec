import type { ConsentMode } from '#domain/analytics/consent.ts';
import type { EventVehicle } from '#domain/analytics/queued-event.ts';
import { type AnalyticsTool, listNamedTools, listToolNames } from '#domain/analytics/tool.ts';
import type { Car } from '#domain/car/car.ts';
import { hasPrice } from '#domain/car/price/price.ts';
import { getCarLabel } from '#domain/lead/category.ts';
import type { SiteEvent } from '#domain/lead/events.ts';
import type { AnalyticsConfig } from '#site/config/analytics.ts';
import type { DataBlock } from '#ui/data-block/data-block.ts';

/** What the scripts of a page need to know of the dealer's analytics. */
export interface AnalyticsSettings {
  readonly consent: ConsentMode;
  readonly tools: readonly AnalyticsTool[];
  /** ISO 4217, of all prices. */
  readonly currency: string;
}

/** The vehicle of a page, as events name it. */
export interface PageVehicle extends EventVehicle {
  readonly label: NonNullable<SiteEvent['label']>;
}

export const ANALYTICS_BLOCK: DataBlock<AnalyticsSettings> = { id: 'analytics' };
export const PAGE_VEHICLE_BLOCK: DataBlock<PageVehicle> = { id: 'analytics-vehicle' };

export function toAnalyticsSettings(config: AnalyticsConfig, currency: string): AnalyticsSettings {
  const scripts = config.scripts.map(({ script }) => script);
  return {
    consent: config.consent,
    currency,
    tools: [
      ...listNamedTools(config).map(({ tool }) => tool),
      ...(scripts.length > 0 ? [{ kind: 'scripts', scripts } as const] : []),
    ],
  };
}

export function toPageVehicle(car: Car): PageVehicle {
  const { id, make, model, price, car_type } = car;
  return { id, make, model, price: hasPrice(car) ? price : null, label: getCarLabel(car_type) };
}

const TEXTS: Readonly<Record<ConsentMode, string>> = {
  ask: 'With your permission, we use {tools} to see how visitors find and use this website and how our advertising performs. Nothing is sent unless you accept.',
  notice:
    'We use {tools} to see how visitors find and use this website and how our advertising performs. You can turn this off at any time.',
};

/** What visitors read before they choose. */
export function buildConsentText(config: AnalyticsConfig): string {
  return config.text ?? TEXTS[config.consent].replace('{tools}', listToolNames(config));
}
