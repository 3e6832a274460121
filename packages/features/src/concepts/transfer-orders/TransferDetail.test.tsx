import { fixtures, productType } from '@corridor/core';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../../testing/renderWidget';
import { scriptedGateway } from '../../testing/scriptedGateway';
import { TransferDetail } from './transferDetail';

const { partnerAccount, merchantAccount } = productType.code;
const transfer = { ...fixtures.transferOrders, fromProductType: merchantAccount, toProductType: partnerAccount };

it('leads to the merchant of each side, to both accounts and to the statements that book each', async () => {
  const { gateway } = scriptedGateway(({ path }) =>
    path === 'transfer-order/get' ? transfer : { items: [], page: 1, size: 10, total: 0 },
  );
  renderWidget(<TransferDetail transferId={transfer.id} />, {
    gateway,
    recordHref: (target) => `#${target.segment}/${JSON.stringify(target)}`,
  });
  const ways = within(await screen.findByRole('navigation', { name: 'Go to' }));
  for (const [name, id] of [
    ['Statements', transfer.outTransactionId],
    ['Receiving account’s statements', transfer.inTransactionId],
    ['Account', transfer.fromAccountId],
    ['Receiving account', transfer.toAccountId],
  ] as const) {
    expect(ways.getByRole('link', { name }).getAttribute('href')).toContain(id);
  }
  const owner = screen.getByRole('link', { name: transfer.fromOwnerName });
  expect(owner.getAttribute('href')).toContain('#merchant/');
  expect(ways.queryByRole('link', { name: 'Receiving merchant' })).toBeNull();
});
