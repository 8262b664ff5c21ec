import { html } from '#leads/forms/html.ts';
import { toAdfTradeIn } from './adf-trade-in.ts';
import { buildFieldSummary } from './field-summary.ts';
import { getFormValues, getPayloadText, type OutboundLead, vehicleOf } from './outbound-lead.ts';
import { parseLeadValuation } from './valuation-summary.ts';

/** What XML 1.0 has no way to write. */
const ILLEGAL_CHARACTERS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** What the visitor wants, in ADF's words; everything else is 'buy', its default. */
const INTERESTS: Readonly<Record<string, string>> = {
  'test-drive': 'test-drive',
  'trade-in': 'trade-in',
  'sell-your-car': 'sell',
  miscellaneous: 'trade-in',
};

/**
 * A lead as ADF/XML 1.0, the form that most dealers' systems read. Elements stand in the order of ADF's document type;
 * those that it insists on are there and empty where nothing is known. A follow-up repeats the person of its enquiry and
 * says `resend`.
 */
export function toAdf(parcel: OutboundLead): string {
  const { lead, dealer, about } = parcel;
  const source = about ?? lead;
  const { name = '', last_name = '', email = '', phone = '', postcode = '' } = getFormValues(source);
  const vehicle = vehicleOf(parcel);
  const valuation = parseLeadValuation(source);
  const wanted = INTERESTS[source.form] ?? 'buy';
  const status = vehicle?.car_type.toLowerCase() === 'new' ? 'new' : 'used';
  const carId = getPayloadText(source, 'car_id');
  // What a trade-in goes towards is to be bought.
  const interest = valuation && carId ? 'buy' : wanted;
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
<requestdate>${lead.received_at}</requestdate>${
    (carId || !valuation) &&
    html`
<vehicle interest="${interest}" status="${status}">${
      carId &&
      html`
<id sequence="1" source="${website}">${carId}</id>`
    }
<year>${vehicle && String(vehicle.year)}</year>
<make>${vehicle?.make}</make>
<model>${vehicle?.model}</model>${
      vehicle?.stocknum &&
      html`
<stock>${vehicle.stocknum}</stock>`
    }
</vehicle>`
  }${valuation && toAdfTradeIn(valuation, wanted)}
<customer>
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
</contact>
<comments>${buildFieldSummary(parcel).join('\n')}</comments>
</customer>
<vendor>
<vendorname>${dealer.name}</vendorname>
<url>${dealer.url}</url>
<contact>
<name part="full" type="business">${dealer.name}</name>
<phone type="voice">${dealer.phone}</phone>
</contact>
</vendor>
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
