import { COUNTRIES, countryOf } from '#domain/country.ts';
import { findDealerTimeZone } from '#domain/location/time-zone.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { type Html, html } from '#platform/markup.ts';
import { toAdfVehicles } from './adf-vehicles.ts';
import { buildFieldSummary } from './field-summary.ts';
import {
  type DealerFacts,
  findLeadLocation,
  formatRequestedTime,
  getFormValues,
  getTopic,
  type OutboundLead,
  toIsoTime,
} from './outbound-lead.ts';

/** Characters that XML 1.0 cannot represent. */
const ILLEGAL_CHARACTERS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * A lead as ADF/XML 1.0, which most dealer systems read. Elements are in the order of the document type; required ones
 * are empty if the value is unknown. A follow-up repeats the person of its enquiry and has the status `resend`.
 */
export function toAdf(outbound: OutboundLead): string {
  const { lead, dealer, originalLead } = outbound;
  const website = `${dealer.name} website`;
  const document = html`<?xml version="1.0" encoding="UTF-8"?>
<?adf version="1.0"?>
<adf>
<prospect status="${originalLead ? 'resend' : 'new'}">
<id sequence="1" source="${website}">${lead.id}</id>${
    originalLead &&
    html`
<id sequence="2" source="${website}">${originalLead.id}</id>`
  }
<requestdate>${lead.received_at}</requestdate>${toAdfVehicles(outbound, website)}
<customer>${toContact(originalLead ?? lead, dealer)}${toTimeframe(originalLead ?? lead, dealer)}
<comments>${buildFieldSummary(outbound).join('\n')}</comments>
</customer>${toVendor(outbound)}
<provider>
<name part="full" type="business">${website}</name>
<service>${getTopic(lead)}</service>
<url>${dealer.url}</url>
</provider>
</prospect>
</adf>
`;
  return document.toString().replaceAll(ILLEGAL_CHARACTERS, '');
}

function toContact(source: Lead, { forms }: DealerFacts): Html {
  const { name = '', last_name = '', email = '', phone = '', postcode = '' } = getFormValues(source);
  return html`
<contact>
<name part="first" type="individual">${String(name)}</name>
<name part="last" type="individual">${String(last_name)}</name>
<email>${String(email)}</email>
<phone type="${isMobile(String(phone)) ? 'cellphone' : 'voice'}">${String(phone)}</phone>${
    postcode &&
    html`
<address type="home">
<street line="1"></street>
<postalcode>${String(postcode)}</postalcode>
<country>${COUNTRIES[forms.country].code}</country>
</address>`
  }
</contact>`;
}

/** Recorded numbers are in international form. */
const isMobile = (phone: string) => /^\+(?:614|642)/.test(phone);

/** The day or time that the visitor would like to come. */
function toTimeframe(source: Lead, { locations }: DealerFacts): Html | undefined {
  const { test_drive_date, service_date, test_drive_time_zone } = getFormValues(source);
  const requested = String(test_drive_date || service_date || '');
  if (requested === '') return undefined;
  const iso = toIsoTime(requested, String(test_drive_time_zone ?? findDealerTimeZone(locations)));
  return html`
<timeframe>
<description>${formatRequestedTime(requested)}</description>${
    iso &&
    html`
<earliestdate>${iso}</earliestdate>`
  }
</timeframe>`;
}

/** The location that the lead is for, else the dealer. */
function toVendor(outbound: OutboundLead): Html {
  const { dealer } = outbound;
  const id = findLeadLocation(outbound);
  const location = dealer.locations.find((entry) => entry.id === id);
  const { name, contact_detail } = location ?? { name: dealer.name, contact_detail: undefined };
  return html`
<vendor>
<vendorname>${name}</vendorname>
<url>${dealer.url}</url>
<contact>
<name part="full" type="business">${name}</name>
<phone type="voice">${contact_detail?.phone ?? dealer.phone}</phone>${location && toAddress(location)}
</contact>
</vendor>`;
}

function toAddress({ address }: DealerFacts['locations'][number]): Html {
  const { street, city, state, postcode } = address;
  return html`
<address type="work">
<street line="1">${street}</street>${
    city &&
    html`
<city>${city}</city>`
  }
<regioncode>${state.toUpperCase()}</regioncode>${
    postcode &&
    html`
<postalcode>${postcode}</postalcode>`
  }
<country>${countryOf(state).code}</country>
</address>`;
}
