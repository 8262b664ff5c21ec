import type { Schema } from '#platform/postgres/migrate.ts';

/**
 * The tables of leads. Bodies are text: json and jsonb refuse some of what people can write, and jsonb sorts the keys that
 * targets receive. What statements look for has columns of its own.
 */
export const LEADS_SCHEMA: Schema = {
  name: 'leads',
  migrations: [
    `
    CREATE TABLE forecourt.lead (
      site text COLLATE "C", id text COLLATE "C", received_at timestamptz NOT NULL, handling text NOT NULL,
      body text NOT NULL, PRIMARY KEY (site, id)
    );
    CREATE INDEX held_lead ON forecourt.lead (site, id) WHERE handling = 'held';
    CREATE TABLE forecourt.pending (
      site text COLLATE "C", id text COLLATE "C", due_at timestamptz NOT NULL, tries integer NOT NULL,
      leased_until timestamptz, PRIMARY KEY (site, id)
    );
    CREATE INDEX pending_by_due ON forecourt.pending (site, due_at, id);
    CREATE TABLE forecourt.receipt (
      site text COLLATE "C", id text COLLATE "C", target text COLLATE "C", at timestamptz NOT NULL,
      outcome text NOT NULL, note text NOT NULL, PRIMARY KEY (site, id, target)
    );
    CREATE INDEX refused_receipt ON forecourt.receipt (site, id) WHERE outcome = 'refused';
    CREATE TABLE forecourt.history (
      n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, site text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL,
      at timestamptz NOT NULL, event text NOT NULL, target text NOT NULL, note text NOT NULL
    );
    CREATE INDEX history_of_lead ON forecourt.history (site, id, n);
    CREATE TABLE forecourt.target_health (
      site text COLLATE "C", target text COLLATE "C", failures integer NOT NULL, failing_since timestamptz,
      PRIMARY KEY (site, target)
    );
    CREATE TABLE forecourt.notice (
      site text COLLATE "C", key text COLLATE "C", body text NOT NULL, PRIMARY KEY (site, key)
    );
    CREATE TABLE forecourt.claim (key text COLLATE "C" PRIMARY KEY, owner text NOT NULL, until timestamptz NOT NULL);
    CREATE INDEX claim_by_until ON forecourt.claim (until);
    CREATE TABLE forecourt.event (
      n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, site text COLLATE "C" NOT NULL, at timestamptz NOT NULL,
      body text NOT NULL
    );
    CREATE INDEX event_of_site ON forecourt.event (site, at);
    `,
    // Its statements see, one after the other, what others have written. FOR UPDATE waits for receipts under way.
    `
    CREATE FUNCTION forecourt.erase_lead(site_of text, id_of text, erased_at timestamptz) RETURNS boolean
    LANGUAGE plpgsql AS $$
    DECLARE is_there boolean;
    BEGIN
      PERFORM FROM forecourt.lead WHERE site = site_of AND id = id_of FOR UPDATE;
      is_there := FOUND;
      DELETE FROM forecourt.lead WHERE site = site_of AND id = id_of;
      DELETE FROM forecourt.pending WHERE site = site_of AND id = id_of;
      DELETE FROM forecourt.receipt WHERE site = site_of AND id = id_of;
      DELETE FROM forecourt.history WHERE site = site_of AND id = id_of AND (event <> 'erased' OR is_there);
      IF is_there THEN
        INSERT INTO forecourt.history (site, id, at, event, target, note)
        VALUES (site_of, id_of, erased_at, 'erased', '', '');
      END IF;
      RETURN is_there;
    END $$;
    `,
  ],
};
