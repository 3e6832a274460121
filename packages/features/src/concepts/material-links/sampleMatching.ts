import {
  type CollectionDetail,
  collectionAuditStatus,
  fixtures,
  type LinkCandidates,
  type MatchReason,
  type Material,
} from '@corridor/core';

const euros = (amount: string) => ({ amount, currency: 'EUR' }) as const;

/** A collection of 1,200 euros that waits for material. */
export function collectionOf(): CollectionDetail {
  return {
    ...fixtures.collections,
    status: collectionAuditStatus.code.waitLinkMaterial,
    amount: euros('1200.00'),
    credited: euros('1200.00'),
    linkedAmount: euros('0.00'),
    linkableAmount: euros('1200.00'),
    creditTransactionId: null,
    reviewedAt: null,
    allowedActions: ['return'],
  };
}

const SAMPLES: readonly (readonly [id: string, buyer: string, amount: string, reasons: MatchReason[]])[] = [
  ['1', 'Kowloon Bridge Ltd', '1200.00', ['sameAmount', 'sameName', 'closeDate']],
  ['2', 'Kowloon Bridge Trading', '700.00', ['similarName']],
  ['3', 'Gulf Horizon Trading FZE', '5400.00', ['coversAll']],
];

/** Materials of the owner of a collection, the best first. */
export function materialsOf({ ownerId, ownerName }: CollectionDetail): LinkCandidates {
  const { certificates: _, timeline: __, ...fixture } = fixtures.materials;
  const candidates = SAMPLES.map(([id, buyerName, amount, reasons]) => {
    const worth = { amount: euros(amount), linkedAmount: euros('0.00'), linkableAmount: euros(amount) };
    const material: Material = { ...fixture, ...worth, id, ownerId, ownerName, buyerName };
    return { material, reasons };
  });
  return { candidates, total: candidates.length };
}
