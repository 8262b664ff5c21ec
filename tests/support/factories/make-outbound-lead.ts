import type { OutboundLead } from '#leads/delivery/formats/outbound-lead.ts';
import type { JsonObject, Lead } from '#leads/intake/lead.ts';
import { makeLead } from './make-lead.ts';
import { makeCarFacts, makeSiteFacts } from './make-site-facts.ts';

const USER_DATA = {
  name: 'Ada',
  last_name: 'Example',
  phone: '+61412345678',
  email: 'ada@example.com',
  postcode: '4870',
  message: 'Is it still there?\nI can come on Friday.',
  opt_in: true,
  opt_in_text: 'Send me news.',
  category: 'Vehicle Enquiry',
  isLastStep: true,
};

/** A complete stored enquiry about a car in stock; tests override only what they are about. */
export function makeEnquiry(userData: JsonObject = {}, over: Partial<Lead> = {}): Lead {
  return makeLead({
    payload: {
      url: 'https://www.example.com.au/cars/a/',
      source: 'Website',
      user_agent: 'Test',
      car_id: 'c1',
      car_dealership_id: 'd1',
      lead_attributes: { visited_pages: ['/'], linked_query_params: {} },
      userData: { ...USER_DATA, ...userData },
    },
    ...over,
  });
}

/** The same enquiry in the form sent to targets. */
export function makeOutboundLead(userData: JsonObject = {}, over: Partial<OutboundLead> = {}): OutboundLead {
  return {
    lead: makeEnquiry(userData),
    dealer: makeSiteFacts({ stock: { c1: makeCarFacts() } }),
    originalLead: undefined,
    ...over,
  };
}
