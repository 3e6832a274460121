import { type CardBin, isCurrencyCode, refusalText } from '@corridor/core';
import { and, count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '../../platform/audit/audit';
import { type Database, SERVICE_SCOPE, type Transaction } from '../../platform/database';
import { minorOf } from '../../platform/money';
import { TEST_BINS } from '../../platform/vault/testBins';
import { commandActor, requireCompany } from '../users/companies';
import { toBin } from './row';
import { importedBinSchema } from './schema';
import { cardBinTable as b, cardTable, type StoredBin } from './table';

const fileSchema = z.strictObject({
  company: z.string().min(1),
  cardBins: z.array(importedBinSchema).min(1).max(1_000),
});

/** What an import wrote: BINs by what was done to them. */
export interface ImportedBins {
  readonly company: string;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
}

/** How BINs are imported. */
export interface Importing {
  readonly db: Database;
  /** True where card numbers are simulated: others than test BINs could be somebody's. */
  readonly onlyTestBins: boolean;
  readonly now?: Date;
}

/**
 * Sets the BINs up that a company may issue cards of, from a file as `card` `bins` answers them; the same file again changes nothing, and BINs
 * that it leaves out stay. @throws Error with a line for each thing that is wrong, and then nothing was written
 */
export async function importBins(
  { db, onlyTestBins, now = new Date() }: Importing,
  file: unknown,
): Promise<ImportedBins> {
  const read = fileSchema.safeParse(file);
  if (!read.success) throw new Error(read.error.issues.map(({ path, message }) => lineOf(path, message)).join('\n'));
  const { company, cardBins } = read.data;
  const problems = cardBins.flatMap((bin, index) => problemsOf(bin, index, { cardBins, onlyTestBins }));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return db.transaction(SERVICE_SCOPE, async (tx) => {
    const { id: partnerId, name } = await requireCompany(tx, company);
    const stored = await tx.select().from(b).where(eq(b.partnerId, partnerId)).for('update');
    const known = new Map(stored.map((bin) => [bin.bin, toBin(bin)]));
    await refuseOtherKind(tx, partnerId, cardBins, known);
    const written = cardBins.filter((bin) => !isSame(known.get(bin.bin), bin));
    for (const bin of written) await write(tx, partnerId, bin, { before: known.get(bin.bin), now });
    const names = (bins: readonly CardBin[]) => bins.map(({ bin }) => bin);
    return {
      company: name,
      added: names(written.filter(({ bin }) => !known.has(bin))),
      changed: names(written.filter(({ bin }) => known.has(bin))),
      unchanged: names(cardBins.filter((bin) => !written.includes(bin))),
    };
  });
}

const lineOf = (path: readonly PropertyKey[], message: string) =>
  `${path.join('.') || 'the file'}: ${refusalText(message)}`;

interface Among {
  readonly cardBins: readonly CardBin[];
  readonly onlyTestBins: boolean;
}

function problemsOf({ bin, currency, types, models, defaultLimits }: CardBin, index: number, among: Among): string[] {
  const { maxDailyTransactions: _, ...amounts } = defaultLimits;
  const at = (field: string, message: string) => lineOf(['cardBins', index, field], message);
  const { maxSingle, daily, monthly, overallTotal } = amounts;
  const rising = [maxSingle, daily, monthly, overallTotal].map(minorOf);
  const problems: (string | false)[] = [
    among.cardBins.findIndex((other) => other.bin === bin) < index && at('bin', `${bin} stands in the file twice`),
    among.onlyTestBins &&
      !TEST_BINS.includes(bin) &&
      at(
        'bin',
        `${bin} is not kept for tests, and card numbers are simulated here: use one of ${TEST_BINS.join(', ')}`,
      ),
    !isCurrencyCode(currency) && at('currency', `${currency} is not a currency`),
    types.length === 0 && at('types', 'name at least one'),
    models.length === 0 && at('models', 'name at least one'),
    Object.values(amounts).some((limit) => limit.currency !== currency) &&
      at('defaultLimits', `every limit has to be in ${currency}`),
    rising.some((limit) => limit <= 0n) && at('defaultLimits', 'every limit has to be above zero'),
    rising.some((limit, place) => limit < (rising[place - 1] ?? 0n)) &&
      at('defaultLimits', 'maxSingle, daily, monthly and overallTotal must not fall in this order'),
  ];
  return problems.filter((problem) => problem !== false);
}

/** Refuses another network or currency for a BIN that has cards: theirs would be wrong from then on. */
async function refuseOtherKind(
  tx: Transaction,
  partnerId: string,
  cardBins: readonly CardBin[],
  known: ReadonlyMap<string, CardBin>,
): Promise<void> {
  const other = cardBins.filter(({ bin, scheme, currency }) => {
    const before = known.get(bin);
    return before && (before.scheme !== scheme || before.currency !== currency);
  });
  for (const { bin } of other) {
    const isIts = and(eq(cardTable.partnerId, partnerId), eq(cardTable.bin, bin));
    const [cards] = await tx.select({ n: count() }).from(cardTable).where(isIts);
    if (cards && cards.n > 0) throw new Error(`${bin} has ${cards.n} cards: its scheme and currency stay as they are`);
  }
}

// Both sides have passed the same schema, or come from columns that did: the same content has the same text.
function isSame(known: CardBin | undefined, bin: CardBin): boolean {
  return known !== undefined && JSON.stringify(plain(known)) === JSON.stringify(plain(bin));
}

function plain({ bin, scheme, currency, types, models, defaultLimits }: CardBin) {
  const { overallTotal, maxSingle, daily, monthly, maxDailyTransactions } = defaultLimits;
  const limits = [overallTotal, maxSingle, daily, monthly].map((limit) => String(minorOf(limit)));
  return [bin, scheme, currency, types.toSorted(), models.toSorted(), limits, maxDailyTransactions];
}

async function write(
  tx: Transaction,
  partnerId: string,
  bin: CardBin,
  { before, now }: { readonly before: CardBin | undefined; readonly now: Date },
): Promise<void> {
  const columns = columnsOf(bin);
  await tx
    .insert(b)
    .values({ ...columns, partnerId })
    .onConflictDoUpdate({ target: [b.partnerId, b.bin], set: columns });
  const loggedOf = ({ currency, defaultLimits }: CardBin) => ({ bin: bin.bin, currency, limits: defaultLimits });
  const change = { before: before ? loggedOf(before) : null, after: loggedOf(bin) };
  await audit(tx, commandActor(partnerId, now), { action: 'importBin', subject: 'card', ...change });
}

function columnsOf({ bin, scheme, currency, types, models, defaultLimits }: CardBin): Omit<StoredBin, 'partnerId'> {
  return {
    ...{ bin, scheme, currency, types: [...new Set(types)], models: [...new Set(models)] },
    limitOverallTotal: minorOf(defaultLimits.overallTotal),
    limitMaxSingle: minorOf(defaultLimits.maxSingle),
    limitDaily: minorOf(defaultLimits.daily),
    limitMonthly: minorOf(defaultLimits.monthly),
    limitMaxDailyTransactions: defaultLimits.maxDailyTransactions,
  };
}
