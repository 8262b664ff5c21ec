/**
 * synchronous = FULL: a commit is on disk before it is acknowledged, so it survives crashes and power cuts.
 * secure_delete: what is deleted is overwritten with zeros.
 */
const SETTINGS = `
  PRAGMA secure_delete = ON;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
`;

/** The condition of an index, which a damaged body must not keep from being made. */
export const IS_HELD = "CASE WHEN json_valid(body) THEN body ->> 'handling' END = 'held'";

/** A lead's handling, for an index: leads are then counted without reading them. */
export const HANDLING = "CASE WHEN json_valid(body) THEN body ->> 'handling' END";

/** Leases have their own table: starting a delivery again does not drop its lease. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS lead (
    site TEXT NOT NULL, id TEXT NOT NULL, received_at TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (site, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS pending (
    site TEXT NOT NULL, id TEXT NOT NULL, due_at TEXT NOT NULL, tries INTEGER NOT NULL, PRIMARY KEY (site, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS claim (key TEXT PRIMARY KEY, owner TEXT NOT NULL, until TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS event (id INTEGER PRIMARY KEY, site TEXT NOT NULL, body TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS lease (
    site TEXT NOT NULL, id TEXT NOT NULL, until TEXT NOT NULL, PRIMARY KEY (site, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS receipt (
    site TEXT NOT NULL, id TEXT NOT NULL, target TEXT NOT NULL, at TEXT NOT NULL, outcome TEXT NOT NULL,
    note TEXT NOT NULL, PRIMARY KEY (site, id, target)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS history (
    n INTEGER PRIMARY KEY, site TEXT NOT NULL, id TEXT NOT NULL, at TEXT NOT NULL, event TEXT NOT NULL,
    target TEXT NOT NULL, note TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS history_of_lead ON history (site, id);
  CREATE TABLE IF NOT EXISTS target_health (
    site TEXT NOT NULL, target TEXT NOT NULL, failures INTEGER NOT NULL, failing_since TEXT, PRIMARY KEY (site, target)
  ) STRICT, WITHOUT ROWID;
  DROP TABLE IF EXISTS health;
  CREATE TABLE IF NOT EXISTS notice (
    site TEXT NOT NULL, key TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (site, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS pending_by_due ON pending (site, due_at);
  CREATE INDEX IF NOT EXISTS refused_receipt ON receipt (site, id) WHERE outcome = 'refused';
  CREATE INDEX IF NOT EXISTS lead_by_handling ON lead (site, ${HANDLING}, id);
  CREATE INDEX IF NOT EXISTS held_lead ON lead (site, id) WHERE ${IS_HELD};
`;

/** Run whenever a store is opened: creates missing tables. */
export const SCHEMA = SETTINGS + TABLES;
