import { enablement, type VirtualAccount } from '@corridor/core';
import { type ExportColumn, instantColumn, textColumn } from '../listing';

/** The columns of the virtual account export. */
export const virtualAccountColumns: Readonly<Record<string, ExportColumn<VirtualAccount>>> = {
  id: textColumn(['Virtual account ID', 'Identifiant du compte virtuel', '虚拟账户编号'], ({ id }) => id),
  status: textColumn(['Status', 'Statut', '状态'], ({ status }) => enablement.nameOf(status)),
  ownerName: textColumn(['Owner', 'Titulaire', '所有者'], ({ ownerName }) => ownerName),
  shopName: textColumn(['Shop', 'Boutique', '店铺'], ({ shopName }) => shopName),
  holderName: textColumn(['Account holder', 'Titulaire du compte', '账户持有人'], ({ holderName }) => holderName),
  label: textColumn(['Label', 'Libellé', '备注名'], ({ label }) => label),
  currency: textColumn(['Currency', 'Devise', '币种'], ({ currency }) => currency),
  accountNumber: textColumn(['Account number', 'Numéro de compte', '账号'], ({ accountNumber }) => accountNumber),
  routingCodes: textColumn(['Routing codes', 'Codes de routage', '路由代码'], ({ routingCodes }) =>
    routingCodes.map(({ type, code }) => `${type} ${code}`).join(', '),
  ),
  bankName: textColumn(['Bank', 'Banque', '银行'], ({ bankName }) => bankName),
  bankCountry: textColumn(['Bank country', 'Pays de la banque', '银行国家'], ({ bankCountry }) => bankCountry),
  createdAt: instantColumn(['Created at', 'Créé le', '创建时间'], ({ createdAt }) => createdAt),
};
