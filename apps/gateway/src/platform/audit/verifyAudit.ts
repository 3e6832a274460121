import { type Database, type Row, sha256 } from '../database';
import { assertUuid } from '../database/uuid';
import { firstPrevious, sealedText } from './sealedText';

/** Where a chain ended: kept outside of the database, it also tells of a chain that was written anew as a whole. */
export interface ChainHead {
  readonly position: number;
  readonly hash: string;
}

/**
 * What is wrong at a place. `changed`: the entry no longer says what was sealed. `missing`: a sealed entry is gone. `cut`: a seal is
 * gone, or does not carry the hash of the one before. `shortened`: the chain ends before its head. `unsealed`: an entry that no
 * transaction of the gateway wrote. `rewritten`: the chain does not pass through a head that was kept.
 */
export type BreachKind = 'changed' | 'missing' | 'cut' | 'shortened' | 'unsealed' | 'rewritten';

/** A place where a chain does not hold; `position` is null for an entry that stands in none. */
export interface Breach {
  readonly kind: BreachKind;
  readonly position: number | null;
  readonly entryId: string | null;
}

/** What was found about one partner's log. At most 20 places are named. */
export interface ChainReport {
  readonly partnerId: string;
  readonly partnerName: string;
  readonly entries: number;
  /** Null: nothing was ever written. */
  readonly head: ChainHead | null;
  readonly breaches: readonly Breach[];
}

/** Most places named for one partner. */
const MOST_BREACHES = 20;

const BATCH = 2_000;

/** Reads every partner's log from its first entry and works each hash out anew; `kept` are heads of an earlier look, by partner. */
export async function* verifyAudit(
  db: Database,
  kept: Readonly<Record<string, ChainHead>> = {},
): AsyncGenerator<ChainReport> {
  const partners = await ask(
    db,
    `SELECT p.id, p.name, c.position, c.hash, ${firstPrevious('p.id')} AS start
     FROM partner p LEFT JOIN log_chain c ON c.partner_id = p.id ORDER BY p.name, p.id`,
  );
  for (const partner of partners) yield await verifyPartner(db, partner, kept[String(partner.id)]);
}

async function verifyPartner(db: Database, partner: Row, kept: ChainHead | undefined): Promise<ChainReport> {
  const partnerId = assertUuid(String(partner.id));
  const head = partner.hash === null ? null : { position: Number(partner.position), hash: String(partner.hash) };
  const chain = await walkChain(db, partnerId, String(partner.start), head, kept);
  const breaches = [...chain.breaches, ...(await findUnsealed(db, partnerId))].slice(0, MOST_BREACHES);
  return { partnerId, partnerName: String(partner.name), entries: chain.last.position, head, breaches };
}

/** Follows the seals up to the head: what is written meanwhile comes behind it. */
async function walkChain(
  db: Database,
  partnerId: string,
  start: string,
  head: ChainHead | null,
  kept: ChainHead | undefined,
): Promise<{ last: ChainHead; breaches: Breach[] }> {
  const breaches: Breach[] = [];
  let last: ChainHead = { position: 0, hash: start };
  let isKeptMet = kept === undefined;
  for (;;) {
    const seals = await readSeals(db, partnerId, last.position, head?.position ?? 0);
    for (const seal of seals) {
      breaches.push(...(await breachesOf(seal, last)));
      last = seal;
      isKeptMet ||= seal.position === kept?.position && seal.hash === kept.hash;
    }
    if (seals.length < BATCH) break;
  }
  if (head && (last.position !== head.position || last.hash !== head.hash))
    breaches.push({ kind: 'shortened', position: last.position, entryId: null });
  if (!head && (await hasSeals(db, partnerId))) breaches.push({ kind: 'cut', position: null, entryId: null });
  if (!isKeptMet && kept) breaches.push({ kind: 'rewritten', position: kept.position, entryId: null });
  return { last, breaches };
}

interface Seal extends ChainHead {
  readonly previous: string;
  readonly entryId: string;
  /** Null: the entry is gone. */
  readonly text: string | null;
}

async function breachesOf(seal: Seal, last: ChainHead): Promise<Breach[]> {
  const { position, entryId, text, previous, hash } = seal;
  const at = (kind: BreachKind): Breach => ({ kind, position, entryId });
  const isNext = position === last.position + 1 && previous === last.hash;
  const cut = isNext ? [] : [at('cut')];
  if (text === null) return [...cut, at('missing')];
  return (await sha256(previous + text)) === hash ? cut : [...cut, at('changed')];
}

async function readSeals(db: Database, partnerId: string, after: number, upTo: number): Promise<Seal[]> {
  const rows = await ask(
    db,
    `SELECT s.position, s.previous, s.hash, s.log_id, CASE WHEN l.id IS NULL THEN NULL ELSE ${sealedText('l')} END AS text
     FROM log_seal s LEFT JOIN log l ON l.id = s.log_id AND l.partner_id = s.partner_id
     WHERE s.partner_id = '${partnerId}' AND s.position > ${after} AND s.position <= ${upTo} ORDER BY s.position LIMIT ${BATCH}`,
  );
  return rows.map((row) => ({
    position: Number(row.position),
    previous: String(row.previous),
    hash: String(row.hash),
    entryId: String(row.log_id),
    text: row.text === null ? null : String(row.text),
  }));
}

async function findUnsealed(db: Database, partnerId: string): Promise<Breach[]> {
  const rows = await ask(
    db,
    `SELECT l.id FROM log l WHERE l.partner_id = '${partnerId}'
     AND NOT EXISTS (SELECT FROM log_seal s WHERE s.log_id = l.id AND s.partner_id = l.partner_id)
     ORDER BY l.at, l.id LIMIT ${MOST_BREACHES}`,
  );
  return rows.map(({ id }) => ({ kind: 'unsealed', position: null, entryId: String(id) }));
}

async function hasSeals(db: Database, partnerId: string): Promise<boolean> {
  return (await ask(db, `SELECT 1 FROM log_seal WHERE partner_id = '${partnerId}' LIMIT 1`)).length > 0;
}

/** As the tables' owner, whom row-level security hides nothing from. */
function ask(db: Database, statement: string): Promise<Row[]> {
  return db.asOwner((run) => run(statement));
}
