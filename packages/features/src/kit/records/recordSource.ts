import type { GatewayClient } from '@corridor/core';
import type { Formatters } from '../../runtime/useFormatters';
import { ownerSource } from './ownerSource';
import type { PickedRecord, RecordSource } from './PickedRecord';
import type { RecordConcept } from './RecordConcept';

/** What a record is called where it is picked: its name, its owner and currency, its holder and the end of its number, or who paid how much. */
export function pickedName(record: PickedRecord, { money }: Pick<Formatters, 'money'>): string {
  if ('name' in record) return record.name;
  if ('buyerName' in record) return `${record.buyerName} · ${money(record.amount)}`;
  if ('payerName' in record) return `${record.payerName} · ${money(record.amount)}`;
  if ('reference' in record) {
    return [record.counterpartyName, record.reference].filter(Boolean).join(' · ') || record.id;
  }
  if ('last4' in record) return `•••• ${record.last4} · ${record.holderName}`;
  if ('accountEnding' in record) return `${record.holderName} · ${record.currency} •••• ${record.accountEnding}`;
  if ('accountNumber' in record) return `${record.holderName} · ${record.currency} ${record.accountNumber.slice(-4)}`;
  return `${record.ownerName} · ${record.currency}`;
}

/** The client of a concept whose records are picked. Guarantee: a `RecordConcept` pages, gets, is searched and has names. */
export function recordSource(gateway: GatewayClient, concept: RecordConcept): RecordSource {
  if (concept === 'owners') return ownerSource(gateway, recordSource(gateway, 'merchants'));
  return gateway[concept] as unknown as RecordSource;
}
