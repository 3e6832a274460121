import type { BeneficiaryContract } from './contract';

/** The whole record of a beneficiary, as an example. @source ours */
export const beneficiaryFixture: BeneficiaryContract['record'] = {
  id: '019c4d0c-abcc-718b-8ea6-0459826a35c9',
  name: 'Ningbo Haiyun Lighting Co., Ltd.',
  payeeType: 1,
  accountType: 1,
  bankCountry: 'CN',
  currency: 'CNY',
  paymentMethod: 'local',
  bankName: null,
  accountEnding: '5967',
  referenceKind: 'text',
  status: 1,
  gap: null,
  createdAt: '2026-02-11T14:13:21.996Z',
  updatedAt: '2026-02-11T14:13:21.996Z',
  allowedActions: ['update', 'duplicate', 'disable', 'delete'],
  bank: {
    routingCodes: {
      cnaps: '102100099996',
    },
    accountNumber: '8508270785125967',
  },
  payee: {
    chineseName: '宁波海云照明有限公司',
    companyName: 'Ningbo Haiyun Lighting Co., Ltd.',
  },
  purpose: 'goods',
  invoiceKind: 'commercialInvoice',
  feeDirection: null,
  intermediaryBank: null,
};
