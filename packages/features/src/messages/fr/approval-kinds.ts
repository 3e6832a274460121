import type { approvalKinds as en } from '../en/approval-kinds';

/** Sentences of kinds of writes that wait for approval, in French. */
export const approvalKinds: Record<keyof typeof en, string> = {
  'approvals.kind.payments': 'Paiements',
  'approvals.kind.withdrawals': 'Retraits',
  'approvals.kind.exchanges': 'Opérations de change',
  'approvals.kind.transfers': 'Transferts',
  'approvals.kind.beneficiaries': 'Bénéficiaires',
  'approvals.kind.withdrawalAccounts': 'Comptes de retrait',
  'approvals.kind.cardLimits': 'Plafonds de la carte',
  'approvals.kind.reviews': 'Examen des marchands par une autre personne',
  'approvals.kind.merchants': 'Approbation des marchands',
  'approvals.kind.people': 'Utilisateurs',
  'approvals.kind.roles': 'Rôles et autorisations',
  'approvals.kind.policies': 'Règles d’approbation',
};
