import { type MerchantEvent, merchantDocumentKind, merchantType, type OnboardingStatus } from '@corridor/core';
import { storedFileTable } from '../../platform/files';
import { demoDocument } from '../../platform/files/demoDocument';
import { DEMO_PARTNERS, type DemoRole, demoColleague } from '../../platform/seeding/partners';
import type { Seeding } from '../../platform/seeding/Seeding';
import { userTable } from '../session/table';
import { demoCorporation, demoIndividual } from './demoDetails';
import { DEMO_CORPORATIONS, DEMO_INDIVIDUALS } from './demoNames';
import { demoDocumentKinds, demoReview, demoSteps } from './demoOnboarding';
import { merchantDocumentTable, merchantEventTable, merchantTable } from './table';

const STATUSES: readonly (readonly [OnboardingStatus, number])[] = [
  ['approved', 55],
  ['enabled', 20],
  ['underReview', 8],
  ['toBeUploaded', 5],
  ['toBeSupplemented', 5],
  ['initial', 3],
  ['rejected', 2],
  ['disabled', 2],
];

// Chance alone may leave a status out that screens have to show.
const REJECTED = 2;

// Whoever adds a merchant and submits it never reviews it: in the demo, administrators make and operators check.
const MAKES = new Set<MerchantEvent['action']>(['create', 'submit']);
const CHECKS = new Set<MerchantEvent['action']>(['approve', 'reject', 'requestMore']);

function handsOf(action: MerchantEvent['action']): readonly DemoRole[] {
  if (MAKES.has(action)) return ['administrator'];
  return CHECKS.has(action) ? ['operator'] : ['operator', 'administrator'];
}

type Draft = ReturnType<typeof drafts>[number];

const DAYS_BACK = 1_280;
const DAY = 86_400_000;
const LUMEN_EVERY = 4;

/** Some sixty merchants: companies and people, from many countries and in many scripts, three quarters of them the first partner's. */
export async function seedMerchants(seeding: Seeding): Promise<void> {
  const rows = drafts(seeding);
  const reviewed = rows.filter(({ status }) => status === 'underReview').slice(0, REJECTED);
  for (const row of reviewed) row.status = 'rejected';
  const { tx, now, random } = seeding;
  const year = now.getUTCFullYear();
  const users = await tx.select().from(userTable);
  const whole = rows.map((row) => {
    const { type: _, ...details } = (row.type === 1 ? demoCorporation : demoIndividual)(row, year, random);
    const maker = demoColleague(row.partnerId, 'administrator');
    const makers = users.filter((user) => user.partnerId === row.partnerId && user.name === maker).map(({ id }) => id);
    return { ...row, details, review: demoReview(row.status, row.type), makers, updatedAt: row.createdAt };
  });
  await tx.insert(merchantTable).values(whole);
  await tx.insert(merchantEventTable).values(rows.flatMap((row) => eventsOf(row, seeding)));
  const documents = rows.flatMap((row) => documentsOf(row, seeding));
  await tx.insert(storedFileTable).values(documents.map(({ file }) => file));
  await tx.insert(merchantDocumentTable).values(documents.map(({ link }) => link));
}

function drafts({ now, random }: Seeding) {
  const named = [
    ...DEMO_CORPORATIONS.map(([name, country]) => ({ name, country, type: merchantType.code.corporation })),
    ...DEMO_INDIVIDUALS.map(([name, country]) => ({ name, country, type: merchantType.code.individual })),
  ];
  return named.map(({ name, country, type }, index) => {
    const createdAt = new Date(now.getTime() - random.between(1, DAYS_BACK) * DAY - random.between(0, DAY - 1));
    const partner = index % LUMEN_EVERY === LUMEN_EVERY - 1 ? DEMO_PARTNERS.lumen : DEMO_PARTNERS.meridian;
    const email = `${type === 1 ? 'accounts' : 'contact'}${index + 1}@merchant-${index + 1}.example`;
    const id = random.id(createdAt);
    return { id, partnerId: partner.id, type, name, email, country, status: random.weighed(STATUSES), createdAt };
  });
}

function eventsOf({ id, partnerId, type, status, createdAt }: Draft, { now, random }: Seeding) {
  const steps = demoSteps(status, demoReview(status, type));
  const span = now.getTime() - createdAt.getTime();
  return steps.map(({ action, from, to, review = null }, index) => {
    const at = new Date(createdAt.getTime() + Math.floor((span * index) / (steps.length + 1)));
    const actor = demoColleague(partnerId, random.pick(handsOf(action)));
    return { id: random.id(at), partnerId, merchantId: id, action, at, actor, fromStatus: from, toStatus: to, review };
  });
}

function documentsOf({ id, partnerId, type, status, createdAt }: Draft, { random }: Seeding) {
  return demoDocumentKinds(status, type).map((kind) => {
    const content = demoDocument(merchantDocumentKind.nameOf(kind));
    const fileId = random.id(createdAt);
    const about = { name: `${kind}.pdf`, contentType: 'application/pdf', size: content.byteLength, content };
    const file = { id: fileId, partnerId, owner: 'merchant', ownerId: id, ...about, createdBy: id, createdAt };
    return { file, link: { fileId, partnerId, merchantId: id, kind } };
  });
}
