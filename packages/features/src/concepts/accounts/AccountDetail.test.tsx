import type { AccountHold } from '@corridor/core';
import { fixtures } from '@corridor/core';
import { screen, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { renderWidget } from '../../testing/renderWidget';
import { refusal, type Script, scriptedGateway } from '../../testing/scriptedGateway';
import { AccountDetail } from './accountDetail';

const { accounts: account } = fixtures;
const ORDER = '0198a000-0000-7000-8000-0000000000aa';
const held = { ...account.held, amount: '12.50' };

const hold: AccountHold = {
  ...{ id: 'h1', kind: 'exchange-order', sourceId: ORDER, amount: held },
  ...{ placedAt: '2026-03-01T10:00:00.000Z', expiresAt: null },
};

const answers: Script = ({ path }) => {
  if (path === 'account/get') return { ...account, held };
  if (path === 'account/call-by-id') return [hold];
  if (path === 'collection/page') return refusal(403, 'Not yours');
  return { items: [], page: 1, size: 10, total: 0 };
};

it('says what holds money and leads to it, where the page has a place for that', async () => {
  const onEvent = vi.fn();
  const { gateway } = scriptedGateway(answers);
  renderWidget(<AccountDetail accountId={account.id} />, {
    gateway,
    onEvent,
    recordHref: (target) => (target.segment === 'exchange-order' && 'id' in target ? `#${target.id}` : undefined),
  });
  const holds = await screen.findByRole('region', { name: 'On hold' });
  const link = await within(holds).findByRole('link', { name: 'Exchange order' });
  expect(link.getAttribute('href')).toBe(`#${ORDER}`);
  within(holds).getByText(/12.50 is on hold|12.50 .*is on hold/);
  await userEvent.click(link);
  expect(onEvent).toHaveBeenCalledWith({
    type: 'records.followed',
    target: { segment: 'exchange-order', id: ORDER },
  });
  expect(screen.queryByRole('navigation', { name: 'Go to' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Collection pending' })).toBeNull();
});
