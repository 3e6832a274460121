import { type ExchangeOrder, orderStatus } from '@corridor/core';
import type { ExportColumn } from '../listing';

type Column = ExportColumn<ExchangeOrder>;

const text = (en: string, fr: string, zh: string, of: Column['text']): Column => ({ label: { en, fr, zh }, text: of });
const instant = (en: string, fr: string, zh: string, of: Column['text']): Column => ({
  ...text(en, fr, zh, of),
  kind: 'instant',
});

/** The columns of the exchange order export. */
export const exchangeOrderColumns: Readonly<Record<string, Column>> = {
  id: text('Order ID', 'Identifiant d’ordre', '订单编号', ({ id }) => id),
  status: text('Status', 'Statut', '状态', ({ status }) => orderStatus.nameOf(status)),
  ownerName: text('Owner', 'Titulaire', '所有者', ({ ownerName }) => ownerName),
  fixedSide: text('Fixed side', 'Côté fixe', '固定方', ({ fixedSide }) => fixedSide),
  sellCurrency: text('Sell currency', 'Devise vendue', '卖出币种', ({ sell }) => sell.currency),
  sell: text('Sell amount', 'Montant vendu', '卖出金额', ({ sell }) => sell.amount),
  buyCurrency: text('Buy currency', 'Devise achetée', '买入币种', ({ buy }) => buy.currency),
  buy: text('Buy amount', 'Montant acheté', '买入金额', ({ buy }) => buy.amount),
  fee: text('Fee', 'Frais', '手续费', ({ fee }) => fee.amount),
  clientRate: text('Client rate', 'Taux client', '客户汇率', ({ clientRate }) => clientRate),
  midRate: text('Mid rate', 'Taux moyen', '中间价', ({ midRate }) => midRate),
  createdBy: text('Created by', 'Créé par', '创建人', ({ createdBy }) => createdBy),
  createdAt: instant('Created at', 'Créé le', '创建时间', ({ createdAt }) => createdAt),
  settlesAt: instant('Settles at', 'Règlement le', '交割时间', ({ settlesAt }) => settlesAt),
  completedAt: instant('Completed at', 'Terminé le', '完成时间', ({ completedAt }) => completedAt),
};
