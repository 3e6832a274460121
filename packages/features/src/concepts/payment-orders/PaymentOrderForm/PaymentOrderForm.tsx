'use client';

import type { GatewayFile, PaymentOrderDetail } from '@corridor/core';
import type { ComponentType } from 'react';
import type { TicketProps } from '../../../kit/ticket/TicketOptions';
import { ticketWidget } from '../../../kit/ticket/ticketWidget';
import type { NewBeneficiaryProps, PaymentDraft } from './paymentShape';
import { paymentTicket } from './paymentTicket';

/** Props of `PaymentOrderForm`; all are optional. */
export interface PaymentOrderFormProps extends TicketProps<PaymentDraft, PaymentOrderDetail> {
  /** Offers a new beneficiary in place by this form, such as `BeneficiaryForm`; it is chosen once it is saved. */
  readonly newBeneficiary?: ComponentType<NewBeneficiaryProps>;
  /** Offers the payment's transactions to be opened in your page. */
  readonly onOpenTransaction?: (transactionId: string) => void;
  /** Receives the receipt, to save it; without it there is none. */
  readonly onExport?: (file: GatewayFile) => void;
}

const PaymentTicket = ticketWidget(paymentTicket);

/** Pays a beneficiary: what everybody pays in figures, a review that warns of doubles, an order that is accepted once, and its way to completion. */
export function PaymentOrderForm(props: PaymentOrderFormProps) {
  return <PaymentTicket {...props} />;
}
