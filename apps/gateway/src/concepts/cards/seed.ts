import { APPROVED_ONBOARDING, CARD_CLOSING_DAYS, type CardStatus, SERVICE_NAME } from '@corridor/core';
import { and, inArray } from 'drizzle-orm';
import type { Random } from '../../platform/seeding/createRandom';
import { DEMO_PARTNER_IDS, DEMO_PARTNERS, type DemoRole, demoColleague } from '../../platform/seeding/partners';
import type { Seeding } from '../../platform/seeding/Seeding';
import { merchantTable } from '../merchants';
import { DEMO_BINS } from './demoBins';
import { demoHistory } from './demoHistory';
import { cardBinTable, cardEventTable, cardSecretTable, cardTable } from './table';

const CARDS = 400;
const DAY = 86_400_000;

const STATUSES: readonly (readonly [CardStatus, number])[] = [
  ['normal', 54],
  ['unactivated', 12],
  ['blocked', 10],
  ['lost', 6],
  ['expired', 8],
  ['closing', 4],
  ['closed', 6],
];

const HOLDERS = [
  'Élodie Marchand',
  'Oscar Nilsson',
  'Wang Xiaoming',
  'María Fernández',
  'Søren Kjærgaard',
  'Chidi Nwosu',
  'Priya Raghunathan',
  "Siobhán O'Neill",
  'Jean-Luc Béranger',
  'Ana Lucía Torres',
  'Tomáš Dvořák',
  'Kim Seoyeon',
  'Marcus Webb',
  'Ioana Popescu',
  'Thiago Ribeiro',
  'Aylin Çelik',
  'Björn Bergström',
  'Zoë van der Berg',
  'Mohammed Al Abdullah',
  'Grace Mensah',
  'Yuki Sato',
  'Nguyen Minh Khai',
  'Lars Ødegård',
  'Paweł Wiśniewski',
];

const LABELS = [
  'Advertising',
  'Cloud hosting',
  'Travel',
  'Office supplies',
  'Marketing — Q3 campaign',
  '广告投放',
  'Équipe commerciale',
];

/** Some four hundred cards in every status, scheme and currency, with the history that led there. */
export async function seedCards(seeding: Seeding): Promise<void> {
  const { tx, random } = seeding;
  const partners = Object.values(DEMO_PARTNERS);
  await tx
    .insert(cardBinTable)
    .values(partners.flatMap(({ id }) => DEMO_BINS.map((bin) => ({ ...bin, partnerId: id }))));
  const approved = await tx
    .select()
    .from(merchantTable)
    .where(
      and(
        inArray(merchantTable.partnerId, [...DEMO_PARTNER_IDS]),
        inArray(merchantTable.status, [...APPROVED_ONBOARDING]),
      ),
    )
    .orderBy(merchantTable.id);
  const cards: Awaited<ReturnType<typeof demoCard>>[] = [];
  for (let index = 0; index < CARDS; index += 1) cards.push(await demoCard(seeding, random.pick(approved)));
  await tx.insert(cardTable).values(cards.map(({ card }) => card));
  await tx.insert(cardEventTable).values(cards.flatMap(({ events }) => events));
  const withSecrets = cards
    .filter(({ card }) => card.status === 'normal' && card.type === 'physical')
    .map(({ card }) => card);
  const pinHash = await seeding.passwords.hash('274913');
  await tx.insert(cardSecretTable).values(withSecrets.map(({ id, partnerId }) => ({ cardId: id, partnerId, pinHash })));
}

async function demoCard({ random, now, vault }: Seeding, merchant: typeof merchantTable.$inferSelect) {
  const { bin, scheme, currency, types, models, ...limits } = random.pick(DEMO_BINS);
  const status = random.weighed(STATUSES);
  const daysOld = status === 'expired' ? random.between(1_130, 1_270) : random.between(0, 1_000);
  const createdAt = new Date(now.getTime() - daysOld * DAY - random.between(60_000, DAY));
  const id = random.id(createdAt);
  const { partnerId } = merchant;
  const past = historyOf({ partnerId, status, createdAt }, now, random);
  const events = past.map((event) => ({ ...event, partnerId, cardId: id }));
  const balance = status === 'unactivated' || status === 'closed' ? 0n : balanceOf(random, limits.limitDaily);
  const card = {
    id,
    partnerId,
    merchantId: merchant.id,
    merchantName: merchant.name,
    holderName: random.pick(HOLDERS),
    label: random.chance(0.4) ? random.pick(LABELS) : null,
    bin,
    last4: (await vault.numberOf(id, bin)).slice(-4),
    scheme,
    type: random.pick(types),
    model: random.pick(models),
    shared: merchant.type === 1 && random.chance(0.3),
    status,
    currency,
    balance,
    expiry: monthAfter(createdAt, 36),
    limitDaily: random.chance(0.25) ? limits.limitDaily / 2n : null,
    limitMaxSingle: random.chance(0.15) ? limits.limitMaxSingle / 4n : null,
    activatedAt: events.find(({ action }) => action === 'activate')?.at ?? null,
    createdAt,
  };
  return { card: { ...card, shared: card.shared && card.model === 'commercial' }, events };
}

type Life = Pick<typeof cardTable.$inferInsert, 'partnerId' | 'createdAt'> & { readonly status: CardStatus };

function historyOf({ partnerId, status, createdAt }: Life, now: Date, random: Random) {
  const steps = demoHistory(status, random);
  const span = now.getTime() - createdAt.getTime();
  return steps.map(({ action, from, to, reason }, index) => {
    const even = createdAt.getTime() + Math.floor((span * index) / (steps.length + 1));
    const at = new Date(to === 'closing' && status === 'closing' ? Math.max(even, lately(createdAt, now)) : even);
    const isOfItself = action === 'expire' || action === 'close';
    const actor = isOfItself
      ? SERVICE_NAME
      : demoColleague(partnerId, random.pick<DemoRole>(['operator', 'administrator']));
    return { id: random.id(at), action, at, actor, reason, fromStatus: from, toStatus: to };
  });
}

// Revoked earlier, all of these cards would be closed as soon as the demo starts, and their money given back at one moment.
function lately(createdAt: Date, now: Date): number {
  return now.getTime() - DAY - (createdAt.getTime() % ((CARD_CLOSING_DAYS - 2) * DAY));
}

function balanceOf(random: Random, daily: bigint): bigint {
  return random.weighed([
    [0n, 12],
    [BigInt(random.between(1, 99)), 3],
    [99_999_999_999n, 1],
    [(daily * BigInt(random.between(1, 90_000))) / 10_000n, 84],
  ]);
}

function monthAfter(date: Date, months: number): string {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)).toISOString().slice(0, 7);
}
