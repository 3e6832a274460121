import type { CertificateKind } from '@corridor/core';
import type { materialLinkTable } from '../../concepts/material-links/table';
import type { materialCertificateTable, materialEventTable, materialTable } from '../../concepts/materials/table';
import type { storedFileTable } from '../../platform/files';
import { demoDocument } from '../../platform/files/demoDocument';
import type { Random } from '../../platform/seeding/createRandom';
import { demoColleague } from '../../platform/seeding/partners';
import type { CollectionStory } from './collectionStories';

/** What proves a collection of the demo's history, in rows. */
export interface StoryMaterials {
  readonly materials: (typeof materialTable.$inferInsert)[];
  readonly files: (typeof storedFileTable.$inferInsert)[];
  readonly certificates: (typeof materialCertificateTable.$inferInsert)[];
  readonly links: (typeof materialLinkTable.$inferInsert)[];
}

const [MINUTE, HOUR] = [60_000, 3_600_000];

const COMMENTS = [
  'Goods shipped by sea, bill of lading attached',
  'Second delivery of the framework contract',
  'Services rendered as invoiced',
  'Deposit for the spring collection',
  'Spare parts, delivered duty paid',
];

const DOCUMENTS: Readonly<Record<CertificateKind, readonly [title: string, file: string]>> = {
  transactionCertificate: ['Commercial invoice', 'commercial-invoice.pdf'],
  logisticsCertificate: ['Bill of lading', 'bill-of-lading.pdf'],
};

/** Materials and links of a collection: one or two that cover it, as far as it is covered. One that only arrived may have one that waits for it. */
export function materialsOf(story: CollectionStory, random: Random): StoryMaterials {
  const { amount, end } = story;
  const rows: StoryMaterials = { materials: [], files: [], certificates: [], links: [] };
  if (end === 'waiting' || end === 'returned') {
    if (end === 'waiting' && random.chance(0.4)) addMaterial(rows, story, { worth: amount.minor, linked: 0n }, random);
    return rows;
  }
  const covered = end === 'partial' ? (amount.minor * BigInt(random.between(20, 80))) / 100n : amount.minor;
  const first = random.chance(0.25) ? (covered * BigInt(random.between(30, 70))) / 100n : covered;
  for (const part of [first, covered - first]) {
    if (part <= 0n) continue;
    const worth = random.chance(0.3) ? part + (part * BigInt(random.between(5, 60))) / 100n : part;
    addMaterial(rows, story, { worth, linked: part }, random);
  }
  return rows;
}

interface Part {
  readonly worth: bigint;
  readonly linked: bigint;
}

function addMaterial(rows: StoryMaterials, story: CollectionStory, { worth, linked }: Part, random: Random): void {
  const { account, payer, end, receivedAt, linkedAt, decidedAt } = story;
  const { partnerId, productType, ownerId, ownerName, currency } = account;
  const createdAt = new Date(receivedAt.getTime() + HOUR / 2);
  const id = random.id(createdAt);
  const createdBy = demoColleague(partnerId, 'operator');
  const isReleased = end === 'rejected';
  rows.materials.push({
    id,
    partnerId,
    productType,
    ownerId,
    ownerName,
    buyerName: payer[0],
    buyerCountry: payer[2],
    senderName: ownerName,
    tradeComments: random.chance(0.7) ? random.pick(COMMENTS) : null,
    currency,
    amount: worth,
    linked: isReleased ? 0n : linked,
    createdBy,
    createdAt,
  });
  for (const kind of kindsOf(random))
    addCertificate(rows, { partnerId, materialId: id, kind, uploadedAt: createdAt }, random);
  if (linked === 0n) return;
  // One behind the other, as operators make them.
  const at = new Date(linkedAt.getTime() + rows.links.length * MINUTE);
  const link = { id: random.id(at), partnerId, ownerId, materialId: id, collectionId: story.id, currency };
  const state = isReleased ? ({ status: 'released', releasedAt: decidedAt } as const) : ({ status: 'linked' } as const);
  rows.links.push({ ...link, ...state, amount: linked, createdBy, createdAt: at });
}

function kindsOf(random: Random): CertificateKind[] {
  return random.weighed<CertificateKind[]>([
    [['transactionCertificate'], 5],
    [['logisticsCertificate'], 1],
    [['transactionCertificate', 'logisticsCertificate'], 4],
  ]);
}

type Event = typeof materialEventTable.$inferInsert;

/** What happened to the materials of a collection: written down, linked, and released where it was rejected. */
export function materialEventsOf({ materials, links }: StoryMaterials, random: Random): Event[] {
  const event = (of: Omit<Event, 'id'>): Event => ({ id: random.id(of.at), ...of });
  return [
    ...materials.map(({ id: materialId, partnerId, createdAt: at, createdBy: actor }) =>
      event({ partnerId, materialId, kind: 'created', at, actor }),
    ),
    ...links.flatMap(({ partnerId, materialId, collectionId, amount, createdAt, createdBy, releasedAt }) => {
      const of = { partnerId, materialId, collectionId, amount };
      const linked = event({ ...of, kind: 'linked', at: createdAt, actor: createdBy });
      const actor = demoColleague(partnerId, 'finance');
      return releasedAt ? [linked, event({ ...of, kind: 'released', at: releasedAt, actor })] : [linked];
    }),
  ];
}

type Proof = Omit<typeof materialCertificateTable.$inferInsert, 'fileId'> & { readonly kind: CertificateKind };

function addCertificate(rows: StoryMaterials, proof: Proof, random: Random): void {
  const { partnerId, kind, uploadedAt } = proof;
  const [title, name] = DOCUMENTS[kind];
  const content = demoDocument(title);
  const fileId = random.id(uploadedAt);
  const file = { id: fileId, partnerId, owner: 'material', ownerId: partnerId, createdBy: partnerId, name, content };
  rows.files.push({ ...file, contentType: 'application/pdf', size: content.byteLength, createdAt: uploadedAt });
  rows.certificates.push({ ...proof, fileId });
}
