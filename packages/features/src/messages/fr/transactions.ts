import type { transactions as en } from '../en/transactions';

/** Sentences of the transaction widgets, in French. */
export const transactions: Record<keyof typeof en, string> = {
  'transactions.status.normal': 'Normale',
  'transactions.status.reversal': 'Extourne',
  'transactions.status.reversed': 'Extournée',
  'transactions.status.temp': 'Temporaire',
  'transactions.status.declined': 'Refusée',
  'transactions.status.cancel': 'Annulation',
  'transactions.status.cancelled': 'Annulée',
  'transactions.status.invalidity': 'Invalide',
  'transactions.status.refund': 'Remboursement',
  'transactions.status.pending': 'En attente',
  'transactions.type.deposit': 'Dépôt',
  'transactions.type.collection': 'Encaissement',
  'transactions.type.payment': 'Paiement',
  'transactions.type.withdrawal': 'Retrait',
  'transactions.type.transferIn': 'Virement entrant',
  'transactions.type.transferOut': 'Virement sortant',
  'transactions.type.exchangeIn': 'Change entrant',
  'transactions.type.exchangeOut': 'Change sortant',
  'transactions.type.fee': 'Frais',
  'transactions.type.rebate': 'Ristourne',
  'transactions.type.adjustment': 'Ajustement',
  'transactions.type.refund': 'Remboursement',
  'transactions.type.topup': 'Recharge',
  'transactions.type.return': 'Retour',
};
