import { LIST_METHODS, LIST_PROPS, TICKET_PROPS } from './props';
import type { WidgetEntries } from './WidgetEntry';

/** How the widgets of beneficiaries and payments are fetched. */
export const remittanceWidgets: WidgetEntries<
  | 'BeneficiaryTable'
  | 'BeneficiaryDetail'
  | 'BeneficiaryForm'
  | 'PaymentOrderTable'
  | 'PaymentOrderDetail'
  | 'PaymentOrderForm'
  | 'PaymentBatchUpload'
> = {
  BeneficiaryTable: {
    load: async () => (await import('../../concepts/beneficiaries/BeneficiaryTable')).BeneficiaryTable,
    props: { ...LIST_PROPS, fieldCustomization: true },
    methods: LIST_METHODS,
  },
  BeneficiaryDetail: {
    load: async () => (await import('../../concepts/beneficiaries/beneficiaryDetail')).BeneficiaryDetail,
    props: { beneficiaryId: true, detailRows: true, detailTabs: true, headingLevel: true },
    methods: {},
  },
  BeneficiaryForm: {
    load: async () => (await import('../../concepts/beneficiaries/BeneficiaryForm')).BeneficiaryForm,
    props: { target: true, initial: true, fieldCustomization: true, onSaved: true, onCancel: true, headingLevel: true },
    methods: {},
  },
  PaymentOrderTable: {
    load: async () => (await import('../../concepts/payment-orders/PaymentOrderTable')).PaymentOrderTable,
    props: { ...LIST_PROPS, onNewOrder: true, onNewBatch: true, onOpenTransaction: true, onPayAgain: true },
    methods: LIST_METHODS,
  },
  PaymentOrderDetail: {
    load: async () => (await import('../../concepts/payment-orders/paymentOrderDetail')).PaymentOrderDetail,
    props: {
      orderId: true,
      onOpenTransaction: true,
      onPayAgain: true,
      onExport: true,
      detailRows: true,
      detailTabs: true,
      headingLevel: true,
    },
    methods: {},
  },
  PaymentOrderForm: {
    load: async () => (await import('../../concepts/payment-orders/PaymentOrderForm')).PaymentOrderForm,
    props: { ...TICKET_PROPS, newBeneficiary: true, onOpenTransaction: true, onExport: true },
    methods: {},
  },
  PaymentBatchUpload: {
    load: async () => (await import('../../concepts/payment-batches/PaymentBatchUpload')).PaymentBatchUpload,
    props: { batchId: true, onBatchChange: true, onExport: true, onOpenOrder: true, headingLevel: true },
    methods: {},
  },
};
