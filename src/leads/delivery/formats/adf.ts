import { type Html, html } from '#leads/forms/html.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { toAdfVehicles } from './adf-vehicles.ts';
import { buildFieldSummary } from './field-summary.ts';
import { type DealerFacts, getFormValues, getPayloadText, type OutboundLead } from './outbound-lead.ts';

/** Characters that XML 1.0 cannot represent. */
const ILLEGAL_CHARACTERS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * A lead as ADF/XML 1.0, which most dealer systems read. Elements are in the order of the document type; required ones
 * are empty if the value is unknown. A follow-up repeats the person of its enquiry and has the status `resend`.
 */
export function toAdf(outbound: OutboundLead): string {
  const { lead, dealer, about } = outbound;
  const website = `${dealer.name} website`;
  const document = html`<?xml version="1.0" encoding="UTF-8"?>
<?adf version="1.0"?>
<adf>
<prospect status="${about ? 'resend' : 'new'}">
<id sequence="1" source="${website}">${lead.id}</id>${
    about &&
    html`
<id sequence="2" source="${website}">${about.id}</id>`
  }
<requestdate>${lead.received_at}</requestdate>${toAdfVehicles(outbound, website)}
<customer>${toContact(about ?? lead)}
<comments>${buildFieldSummary(outbound).join('\n')}</comments>
</customer>${toVendor(dealer)}
<provider>
<name part="full" type="business">${website}</name>
<service>${getPayloadText(lead, 'source') || 'Website'}</service>
<url>${dealer.url}</url>
</provider>
</prospect>
</adf>
`;
  return document.toString().replaceAll(ILLEGAL_CHARACTERS, '');
}

function toContact(source: Lead): Html {
  const { name = '', last_name = '', email = '', phone = '', postcode = '' } = getFormValues(source);
  return html`
<contact>
<name part="first" type="individual">${String(name)}</name>
<name part="last" type="individual">${String(last_name)}</name>
<email>${String(email)}</email>
<phone type="voice">${String(phone)}</phone>${
    postcode &&
    html`
<address type="home">
<street line="1"></street>
<postalcode>${String(postcode)}</postalcode>
<country>AU</country>
</address>`
  }
</contact>`;
}

function toVendor({ name, url, phone }: DealerFacts): Html {
  return html`
<vendor>
<vendorname>${name}</vendorname>
<url>${url}</url>
<contact>
<name part="full" type="business">${name}</name>
<phone type="voice">${phone}</phone>
</contact>
</vendor>`;
}
