import type { RecordConcept } from '../records/RecordConcept';
import type { RecordPair } from '../records/useRecordNames';
import { isRecord, type Recorded } from './recordedText';

/** Concepts of the records that fields of others name by their ids. */
const REFERENCES: Readonly<Record<string, RecordConcept>> = {
  accountId: 'accounts',
  beneficiaryId: 'beneficiaries',
  cardId: 'cards',
  collectionId: 'collections',
  fromAccountId: 'accounts',
  materialId: 'materials',
  merchantId: 'merchants',
  ownerId: 'owners',
  roleId: 'roles',
  roleIds: 'roles',
  shopId: 'shops',
  toAccountId: 'accounts',
  virtualAccountId: 'virtualAccounts',
  withdrawalAccountId: 'withdrawalAccounts',
};

/** Concept of the record that a field names by its id; undefined where it names none. */
export function conceptOf(field: string): RecordConcept | undefined {
  return Object.hasOwn(REFERENCES, field) ? REFERENCES[field] : undefined;
}

/** Each record that recorded fields name, once. */
export function referencesIn(...recorded: readonly (Recorded | null)[]): RecordPair[] {
  const found = recorded.flatMap((fields) => (fields ? pairsIn(fields) : []));
  return [...new Map(found.map((pair) => [`${pair.concept}/${pair.id}`, pair])).values()];
}

function pairsIn(fields: Recorded): RecordPair[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    if (isRecord(value)) return pairsIn(value);
    const concept = conceptOf(field);
    const ids = Array.isArray(value) ? value : [value];
    return concept ? ids.flatMap((id) => (typeof id === 'string' && id !== '' ? [{ concept, id }] : [])) : [];
  });
}
