import type { FeeDirection, OrderDisplayStatus, PaymentMethod } from '@corridor/core';
import type { Language } from '../../../platform/call';

type Word = Readonly<Record<Language, string>>;

const word = (en: string, fr: string, zh: string): Word => ({ en, fr, zh });

/** What stands in a receipt beside the order's own words. */
export const WORDS = {
  title: word('Payment order', 'Ordre de paiement', '付款单'),
  printed: word('Printed', 'Imprimé le', '打印时间'),
  order: word('Order ID', 'ID de l’ordre', '付款单 ID'),
  status: word('Status', 'Statut', '状态'),
  reason: word('Reason', 'Motif', '原因'),
  createdAt: word('Created', 'Créé le', '创建时间'),
  completedAt: word('Completed', 'Exécuté le', '完成时间'),
  payer: word('Paid by', 'Payé par', '付款方'),
  beneficiary: word('Beneficiary', 'Bénéficiaire', '收款人'),
  nameAsSent: word('Name as sent', 'Nom tel que transmis', '发送名称'),
  account: word('Account', 'Compte', '账户'),
  country: word('Country of the bank', 'Pays de la banque', '银行所在国家/地区'),
  method: word('Method', 'Mode', '付款方式'),
  reference: word('Reference', 'Référence', '附言'),
  amount: word('Amount', 'Montant', '金额'),
  charges: word('Fee arrangement', 'Répartition des frais', '费用承担方式'),
  fee: word('Fee', 'Frais', '手续费'),
  sold: word('Sold', 'Vendu', '卖出金额'),
  exchangeFee: word('Exchange fee', 'Frais de change', '换汇手续费'),
  clientRate: word('Client rate', 'Cours client', '客户汇率'),
  debited: word('Total debit', 'Total débité', '扣款总额'),
  received: word('Beneficiary receives', 'Reçu par le bénéficiaire', '收款人实收'),
  arrival: word('Arrives by', 'Arrivée au plus tard le', '预计到账日'),
  transaction: word('Transaction ID', 'Identifiant de transaction', '交易编号'),
  refund: word('Transaction of the refund', 'Transaction du remboursement', '退款交易编号'),
} as const satisfies Record<string, Word>;

/** How far an order has come. */
export const STATUSES: Readonly<Record<OrderDisplayStatus, Word>> = {
  processing: word('Processing', 'En cours', '处理中'),
  finished: word('Finished', 'Exécuté', '已完成'),
  pending: word('Pending', 'En attente', '待处理'),
  cancelled: word('Cancelled', 'Annulé', '已取消'),
  closed: word('Closed', 'Clos', '已关闭'),
  completed: word('Completed', 'Exécuté', '已完成'),
  success: word('Success', 'Réussi', '成功'),
  failed: word('Failed', 'Échoué', '失败'),
};

/** Who bears the charges. */
export const CHARGES: Readonly<Record<FeeDirection, Word>> = {
  sender: word('Sender pays all charges (OUR)', 'À la charge du donneur d’ordre (OUR)', '汇款人承担（OUR）'),
  shared: word('Shared charges (SHA)', 'Partagés (SHA)', '共同承担（SHA）'),
  beneficiary: word('Beneficiary pays all charges (BEN)', 'À la charge du bénéficiaire (BEN)', '收款人承担（BEN）'),
};

/** What payments go through. */
export const METHODS: Readonly<Record<PaymentMethod, Word>> = {
  local: word('Local clearing', 'Virement local', '本地清算'),
  swift: word('SWIFT', 'SWIFT', 'SWIFT'),
};
