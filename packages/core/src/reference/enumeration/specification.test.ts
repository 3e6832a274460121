import { describe, expect, it } from 'vitest';
import { BALANCE_CURRENCIES, productType } from '../../concepts/accounts/enums';
import { authorizationType, settlementStatus } from '../../concepts/authorizations/enums';
import { accountNumberType, accountType, payeeType, routingCodeType } from '../../concepts/beneficiaries/enums';
import { cardAction, cardStatus } from '../../concepts/cards/enums';
import { collectionAuditStatus } from '../../concepts/collections/enums';
import { certificateKind } from '../../concepts/materials/enums';
import { onboardingStatus, riskLevel } from '../../concepts/merchants/enums';
import { orderDisplayStatus, orderStatus } from '../../concepts/orders/enums';
import { businessType, nameType } from '../../concepts/shops/enums';
import { statementType } from '../../concepts/statements/enums';
import { accountTransactionType, transactionStatus, transactionType } from '../../concepts/transactions/enums';
import { enablement } from './enablement';

/** The specification's lists as it prints them: `code: label`, or the label alone. */
const SPECIFIED = [
  [orderStatus, '1 Initial, 2 Failure in acceptance, 3 Successfully accepted, 4 Completed, 5 Refund'],
  [
    transactionStatus,
    '1 Normal, 2 Reversal, 3 Reversed, 4 Temp, 5 Declined, 6 Cancel, 7 Cancelled, 8 Invalidity, 10 Refund, 11 Pending',
  ],
  [
    transactionType,
    '100 Deposit, 101 Collection, 111 Payment, 110 Withdrawal, 120 Transfer In, 121 Transfer Out, 122 Exchange in, 123 Exchange out, 500 Fee',
  ],
  [businessType, '10 Business Goods, 11 Business Service, 20 Platform, 21 Platform Independent'],
  [enablement, '0 Initial, 1 Enabled, 2 Disabled'],
  [nameType, '1 Shop Name, 2 Brand Name'],
  [collectionAuditStatus, '21 Reviewing, 22 Wait Link Material, 23 Reject, 26 Approved'],
  [payeeType, '1 Corporation, 2 Individual'],
  [accountType, '1 Bank Account, 2 Wallet'],
  [productType, '10 Partner Account, 12 Merchant Account'],
  [accountNumberType, '1 Account Number, 2 IBAN, 3 PIX key'],
  [authorizationType, 'Approval, Reversal, Declined'],
  [settlementStatus, 'Settled, Partial Settled, Overpayment Settled, Reversed'],
  [orderDisplayStatus, 'Processing, Finished, Pending, Cancelled, Closed, Completed, Success, Failed'],
  [statementType, 'Daily, Monthly'],
  [cardStatus, 'Unactivated, Normal, Blocked, Lost, Expired, Closing, Closed'],
  [riskLevel, 'Lower, Medium, Higher'],
  [certificateKind, 'Transaction certificate, Logistics certificate'],
] as const;

interface Listed {
  readonly prefix: string;
  readonly codes: readonly (string | number)[];
  readonly names: readonly string[];
}

const camelCase = (label: string): string =>
  label.toLowerCase().replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());

function printedRow(printed: string): readonly [string | number, string] {
  const [, code, label] = /^(?:(\d+) )?(.+)$/.exec(printed) ?? [];
  const name = camelCase(label ?? '');
  return [code === undefined ? name : Number(code), name];
}

describe('the specification’s enumerations', () => {
  // @spec 4.card.status 4.order.status 4.settlement 3.enum.*
  it.each(SPECIFIED)('$prefix has exactly the printed codes and labels', (listed: Listed, printed) => {
    const rows = listed.codes.map((code, index) => [code, listed.names[index]]);
    expect(rows).toEqual(printed.split(', ').map(printedRow));
  });

  it('spells routing code types as the specification does', () => {
    expect(routingCodeType.codes.join(', ')).toBe(
      'bic_swift, ach_routing_number, wire_routing_number, sort_code, aba, institution_no, clabe, ifsc, cnaps',
    );
  });

  it('offers the label-only transaction types to the account screens', () => {
    expect(accountTransactionType.codes).toEqual([
      ...transactionType.codes,
      'rebate',
      'adjustment',
      'refund',
      'topup',
      'return',
    ]);
    expect(accountTransactionType.labelKey(110)).toBe(transactionType.labelKey(110));
  });

  // @spec 4.onboarding.status
  it('has every status of onboarding and every action of a card', () => {
    const statuses = 'Initial, To Be Uploaded, To Be Supplemented, Under Review, Approved, Rejected, Enabled, Disabled';
    expect(onboardingStatus.names).toEqual(statuses.split(', ').map((label) => printedRow(label)[1]));
    const actions = ['activate', 'block', 'unblock', 'reportLoss', 'cancelLoss', 'revoke'];
    const secrets = ['updateAcsPassword', 'resetAcsPassword', 'updatePin', 'resetPin'];
    expect(cardAction.codes).toEqual([...actions, ...secrets]);
  });

  // @spec 9.currencies
  it('holds balances in four currencies', () => {
    expect(BALANCE_CURRENCIES.join(', ')).toBe('USD, EUR, MXN, BRL');
  });

  it('gives every list its own label keys', () => {
    const prefixes = SPECIFIED.map(([listed]) => listed.prefix);
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });
});
