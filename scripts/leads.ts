import { runCommand } from './cli/command.ts';
import { runLeadsCommand } from './leads/leads-command.ts';

const HELP = `npm run leads -- <command> [options]

Manages recorded leads.

  list               shows one line for each lead
  show <id>          shows a lead with all its fields and its history, or all leads of a person
  redeliver <id> …   starts the delivery of leads again, or of all with a --state
  export             writes a CSV file, safe for spreadsheets (--json: a line of JSON for each lead)
  erase <id> …       deletes leads, or all of a person, and all that belongs to them, also from exported files; shows what it
                     would delete, and deletes it with --yes
  expire             erases what is past its retention period, as the daily maintenance does, which refuses to where many leads
                     would go at once or the clock seems wrong; --force erases them all the same
  offer <id>         records an offer on a trade-in (--amount, --until) and prints the link for the visitor
  report             shows the numbers of a month (--month 2026-11); with --out, as a page and a CSV file in that folder
  status             shows targets, and what needs a person; the exit code is 1 if something does
  test               sends a marked test lead to each target of a dealer and prints what came back; the exit code is 1 if
                     one did not take it. It is not stored, and no visitor is written to. Needs --site
  verify             counts leads by state; the exit code is 1 if one has no delivery, or was held for a day
  backup <file>      writes all leads to a file, while hosts go on
  restore <file>     replaces all leads by a backup; hosts must be stopped. Needs --yes if there are leads
  move               copies all leads to the other store: --to postgres or --to sqlite; hosts must be stopped

Leads are in the database that LEADS_DATABASE_URL names, else in .data/leads.sqlite.

Selection (list, redeliver, export, verify; --site also status, report, test):
  --site <slugs>     of these dealers, separated by commas (default: all)
  --form <name>      from this form, such as enquiry
  --state <state>    pending, delivered, dead, held, spam or stranded
  --since <time>     received at this time or later: 2026-11-01
  --until <time>     received before this time

A person (list, show, export, erase), with the offers and valuations that belong to their enquiries:
  --email <address>  with this e-mail address, in capitals or not
  --phone <number>   with this phone number, however it is written
  --name <name>      with this given name, family name, or both

  --amount <dollars> the amount of an offer
  --until <day>      the last day of an offer: 2026-12-05
  --conditions <text> the conditions of an offer, in place of the usual ones
  --send             sends the link of an offer to the visitor by e-mail; needs leads.mail in site.ts

  --to <store>       where to move: postgres or sqlite
  --dry-run          says what would be moved
  --merge            moves into a store that has other leads, or leads that have gone on in both: those stay

  --month <month>    the month of a report: 2026-11
  --out <file>       export to this file, or report to this folder
  --force            expire: erases also where that is refused
  --json             prints JSON
  --netlify          uses the stores on Netlify: NETLIFY_AUTH_TOKEN, with NETLIFY_SITE_ID for one site; without it, those of
                     all dealers with hosting.netlifySiteId`;

await runCommand(HELP, () => runLeadsCommand(process.argv.slice(2)));
