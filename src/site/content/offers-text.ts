import { dollars } from '#domain/numbers.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { SiteConfig } from '#site/schema.ts';
import { escapeMarkdown } from './placeholders.ts';

/** The current offers as Markdown, one section each; without any, where to look instead. */
export function offersText(offers: readonly Offer[], { vehicle, links }: SiteConfig): string {
  if (offers.length > 0) return offers.map(offerSection).join('\n\n');
  return `There are no special offers at the moment. [See all ${escapeMarkdown(vehicle.plural)} in stock](${links.search}).`;
}

function offerSection(offer: Offer): string {
  const subject = [offer.manufacturer, offer.model?.name].filter(Boolean).join(' ');
  return [
    `## ${escapeMarkdown(offer.name)}`,
    [subject && escapeMarkdown(subject), offer.price && `**${dollars(offer.price)}**`]
      .filter(Boolean)
      .join(', '),
    offer.description && escapeMarkdown(offer.description),
    offer.expiry && `Until ${longDate(offer.expiry)}.`,
    offer.disclaimer && escapeMarkdown(offer.disclaimer),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const LONG_DATE = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** '2026-12-31' -> '31 December 2026'. */
function longDate(day: string): string {
  return LONG_DATE.format(new Date(`${day}T00:00:00Z`));
}
