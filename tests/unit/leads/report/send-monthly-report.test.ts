import type { SendMailOptions } from 'nodemailer';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Lead, Notice } from '#leads/intake/lead.ts';
import { formatReportCsv, formatReportText } from '#leads/report/format-report.ts';
import { renderReportPage } from '#leads/report/render-report-page.ts';
import { renderReportEmail, sendMonthlyReport } from '#leads/report/send-monthly-report.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { openEmptyStore } from '#tests/support/factories/make-accept-context.ts';
import { makeBusyReport, makeMonthlyReport } from '#tests/support/factories/make-monthly-report.ts';
import { makeEnquiry } from '#tests/support/factories/make-outbound-lead.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';

const SITE = 'example';

let store: LeadStore;
let mails: SendMailOptions[] = [];
let servers: string[] = [];

beforeEach(async () => {
  store = await openEmptyStore();
  mails = [];
  servers = [];
});

/** A day of the dealer's, at which it is still the day before in UTC. */
const send = (day: string, over: { take?: () => Promise<void>; store?: LeadStore } = {}) =>
  sendMonthlyReport({
    store: over.store ?? store,
    dealer: makeSiteFacts(),
    timeZone: 'Australia/Brisbane',
    colours: { brand: '#0b49c4', onBrand: '#ffffff' },
    mail: { from: 'website@example.com.au', smtpEnv: 'SMTP' },
    to: ['boss@example.com.au'],
    openMailer: (smtpEnv) => ({
      send: async (mail) => {
        servers.push(smtpEnv);
        await over.take?.();
        mails.push(mail);
      },
    }),
    now: new Date(Date.parse(`${day}T01:00:00+10:00`)),
  });

const keep = (over: Partial<Lead> = {}) =>
  store.save(makeEnquiry({}, { received_at: '2026-11-10T00:00:00.000Z', ...over }));

const makeNotice = (key: string): Notice => ({
  key,
  sent_at: '2026-11-01T00:00:00.000Z',
  count: 1,
  channels: ['email'],
});

const noticeKeys = async () => (await store.notices(SITE)).map(({ key }) => key).sort();

describe('the report of a month', () => {
  test('is e-mailed to those who want it, from the address and by the server of the dealer', async () => {
    await keep();
    await send('2026-12-01');
    expect(servers).toEqual(['SMTP']);
    expect(mails).toMatchObject([
      {
        from: { name: 'Example Motors website', address: 'website@example.com.au' },
        to: [{ name: '', address: 'boss@example.com.au' }],
        subject: '1 lead in November 2026, Example Motors',
      },
    ]);
    expect(mails[0]?.attachments?.[0]?.content).toContain('--brand: #0b49c4; --on-brand: #ffffff;');
    expect(await store.notices(SITE)).toEqual([
      { key: 'report 2026-11', sent_at: '2026-11-30T15:00:00.000Z', count: 1, channels: ['email'] },
    ]);
  });

  test.each([
    ['2026-11-30', 0],
    ['2026-12-01', 1],
    ['2026-12-07', 1],
    ['2026-12-08', 0],
    ['2026-12-31', 0],
  ])('on %s is sent %i times: in the first week of the next', async (day, times) => {
    await keep();
    await send(day);
    expect(mails).toHaveLength(times);
  });

  test('is sent again if the mail server did not take it', async () => {
    await keep();
    await expect(send('2026-12-01', { take: () => Promise.reject(new Error('busy')) })).rejects.toThrow(
      'busy',
    );
    expect(await noticeKeys()).toEqual([]);
    await send('2026-12-02');
    expect(mails).toHaveLength(1);
  });

  test('takes the place of the one before in what was told, and of nothing else', async () => {
    const others = ['dead-letters', 'failing-target report 2026-10', 'reporters'];
    for (const key of ['report 2026-10', ...others]) await store.saveNotice(SITE, makeNotice(key));
    await keep();
    await send('2026-12-01');
    expect(mails).toHaveLength(1);
    expect(await noticeKeys()).toEqual([...others, 'report 2026-11'].sort());
  });
});

describe('there is a report if there was', () => {
  const HAPPENINGS = {
    enquiry: () => keep(),
    earlier: () => keep({ received_at: '2026-10-10T00:00:00.000Z' }),
    spam: () => keep({ handling: 'spam' }),
    reveal: () =>
      store.track({ site: SITE, kind: 'phone-reveal', at: '2026-11-10T00:00:00.000Z', details: {} }),
  };

  test.each<[string, (keyof typeof HAPPENINGS)[]]>([
    ['an enquiry', ['enquiry']],
    ['an enquiry in the month before', ['earlier']],
    ['spam', ['spam']],
    ['a number that was revealed', ['reveal']],
    ['one enquiry in each month', ['enquiry', 'earlier']],
    ['as much spam as enquiries', ['enquiry', 'spam']],
    ['as many numbers revealed as enquiries', ['enquiry', 'reveal']],
  ])('%s', async (_, happened) => {
    for (const what of happened) await HAPPENINGS[what]();
    await send('2026-12-01');
    expect(mails).toHaveLength(1);
  });

  test('something: a dealer that had no website yet gets none', async () => {
    await keep({ received_at: '2026-12-01T00:00:00.000Z' });
    await send('2026-12-01');
    expect(mails).toEqual([]);
    expect(await noticeKeys()).toEqual([]);
  });
});

const ENVELOPE = {
  from: 'website@example.com.au',
  to: ['boss@example.com.au', 'sales@example.com.au'],
  colours: { brand: '#0b49c4', onBrand: '#ffffff' },
};

test('the e-mail is the report as text, with the page and the CSV file', () => {
  const report = makeBusyReport();
  expect(renderReportEmail(report, ENVELOPE)).toEqual({
    from: { name: 'Example Motors website', address: 'website@example.com.au' },
    to: [
      { name: '', address: 'boss@example.com.au' },
      { name: '', address: 'sales@example.com.au' },
    ],
    subject: '1200 leads in November 2026, Example Motors',
    text: `${formatReportText(report)}\n`,
    attachments: [
      {
        filename: 'example-2026-11.html',
        content: renderReportPage(report, ENVELOPE.colours),
        contentType: 'text/html',
      },
      { filename: 'example-2026-11.csv', content: formatReportCsv(report), contentType: 'text/csv' },
    ],
  });
});

test.each([
  [0, '0 leads in November 2026, Example Motors'],
  [1, '1 lead in November 2026, Example Motors'],
  [2, '2 leads in November 2026, Example Motors'],
])('%i leads have the subject %j', (leads, subject) => {
  expect(renderReportEmail(makeMonthlyReport({ leads }), ENVELOPE).subject).toBe(subject);
});

test('a name of several lines is one line in the headers', () => {
  const mail = renderReportEmail(makeMonthlyReport({ name: 'Example\r\nMotors' }), ENVELOPE);
  expect(mail.from).toEqual({ name: 'Example Motors website', address: 'website@example.com.au' });
  expect(mail.subject).toBe('0 leads in November 2026, Example Motors');
});
