import { businessType, enablement, type Shop } from '@corridor/core';
import type { ExportColumn } from '../listing';

type Column = ExportColumn<Shop>;

const text = (en: string, fr: string, zh: string, of: Column['text']): Column => ({ label: { en, fr, zh }, text: of });

/** The columns of the shop export. */
export const shopColumns: Readonly<Record<string, Column>> = {
  id: text('Shop ID', 'Identifiant de boutique', '店铺编号', ({ id }) => id),
  ownerName: text('Merchant', 'Commerçant', '商户', ({ ownerName }) => ownerName),
  name: text('Shop name', 'Nom de la boutique', '店铺名称', ({ name }) => name),
  brand: text('Brand', 'Marque', '品牌', ({ brand }) => brand),
  websiteUrl: text('Website URL', 'Site web', '网址', ({ websiteUrl }) => websiteUrl),
  businessType: text('Business type', "Type d'activité", '业务类型', (shop) => businessType.nameOf(shop.businessType)),
  status: text('Status', 'Statut', '状态', ({ status }) => enablement.nameOf(status)),
  createdAt: { ...text('Created at', 'Créée le', '创建时间', ({ createdAt }) => createdAt), kind: 'instant' },
};
