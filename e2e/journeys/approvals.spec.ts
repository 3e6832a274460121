import { type GatewayClient, isGatewayError, type PaymentOrderInput } from '@corridor/core';
import type { Page } from '@playwright/test';
import { findings } from '../fixtures/axe';
import { demo } from '../fixtures/demo';
import { acceptInvitation, signInMember } from '../fixtures/members';
import { expect, test } from '../fixtures/operator';
import type { TriggerEvent } from '../fixtures/triggerEvent';

// More than the demo's policy lets pass, and than anybody else pays.
const AMOUNT = { amount: '1500000.00', currency: 'EUR' } as const;

interface Funded {
  readonly accountId: string;
  readonly input: PaymentOrderInput;
}

/** A payment in euros that the money suffices for. */
async function fundedPayment(finance: GatewayClient, trigger: TriggerEvent): Promise<Funded> {
  const [payee] = await finance.beneficiaries.list({ filter: { currency: ['EUR'], status: [1] } });
  const [account] = await finance.accounts.list({ filter: { currency: ['EUR'] } });
  if (!payee || !account) throw new Error('the demo has no account or beneficiary in euros');
  await trigger('deposit-arrives', { ownerId: account.ownerId, amount: { amount: '4000000.00', currency: 'EUR' } });
  const { id: accountId, ownerId } = account;
  return { accountId, input: { ownerId, beneficiaryId: payee.id, amount: AMOUNT, reference: 'Machine 2026' } };
}

async function requestOf(write: Promise<unknown>): Promise<string> {
  const reason = await write.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (isGatewayError(reason) && reason.kind === 'awaiting-approval') return String(reason.params?.approvalId);
  throw new Error('the write waits for nobody', { cause: reason });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Decides on the request that is open, with a reason where one is given. */
async function decide(page: Page, action: string, question: string, reason = ''): Promise<void> {
  await press(page, action);
  const dialog = page.getByRole('dialog', { name: question });
  if (reason) await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a payment waits for somebody else, who asks back and approves it, and is made in its maker’s name', async ({
  openAs,
  gatewayAs,
  triggerEvent: trigger,
}) => {
  const finance = await gatewayAs('finance');
  const { accountId, input } = await fundedPayment(finance, trigger);
  const maker = await openAs('finance');
  const checker = await openAs('administrator');
  await maker.goto(
    `/payment/orders?new=1&account=${accountId}&beneficiary=${input.beneficiaryId}&charges=shared&amount=1500000&reference=Machine+2026`,
  );
  await expect(maker.getByText('Fee the beneficiary pays')).toBeVisible();
  await press(maker, 'Review');
  await press(maker, 'Confirm payment');
  await maker.getByRole('link', { name: 'Open request' }).click();
  const own = maker.getByRole('dialog');
  await expect(own.getByText('Waiting for approval').first()).toBeVisible();
  await expect(own.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);

  const id = new URL(maker.url()).searchParams.get('open') ?? '';
  await checker.goto(`/approvals?open=${id}`);
  await expect(checker.getByRole('dialog').getByText('Machine 2026')).toBeVisible();
  await decide(checker, 'Ask a question', 'Ask the requester?', 'Which machine?');
  await maker.reload();
  await expect(own.getByText('Which machine?')).toBeVisible();
  await decide(maker, 'Add a note', 'Add a note to your request?', 'The press of hall 2');
  await checker.reload();
  await expect(checker.getByText('The press of hall 2')).toBeVisible();
  await decide(checker, 'Approve', 'Approve this request?');
  await expect(checker.getByRole('dialog').getByText('Approved and done').first()).toBeVisible();
  const { subjectId } = await finance.approvals.get(id);
  const order = await finance.paymentOrders.get(subjectId ?? '');
  expect([order.createdBy, order.amount]).toEqual([demo('finance').name, AMOUNT]);
  await finance.paymentOrders.callById(order.id, 'cancel', {});
});

test('a policy that changes meanwhile asks for more, and a refusal lets the money go', async ({
  openAs,
  gatewayAs,
  triggerEvent: trigger,
}) => {
  const [finance, operator, administrator] = await Promise.all([
    gatewayAs('finance'),
    gatewayAs('operator'),
    gatewayAs('administrator'),
  ]);
  const { input } = await fundedPayment(finance, trigger);
  const held = async () => (await finance.accounts.getBy({ ownerId: input.ownerId, currency: 'EUR' })).held.amount;
  const before = await held();
  const id = await requestOf(finance.paymentOrders.create(input));
  expect(await held()).not.toBe(before);

  const admin = await openAs('administrator');
  const [policy] = await administrator.approvalPolicies.list({ filter: { kind: ['payments'] } });
  await admin.goto(`/approvals?tab=policies&open=${policy?.id}`);
  await press(admin, 'Edit');
  await admin.getByRole('textbox', { name: /^Approvals needed/ }).fill('2');
  await press(admin, 'Save changes');
  await expect(admin.getByText('Waiting for approval').first()).toBeVisible();
  const [change] = await operator.approvals.list({ filter: { kind: ['policies'], status: ['pending'] } });
  await operator.approvals.callById(change?.id ?? '', 'approve', {});

  await admin.goto(`/approvals?open=${id}`);
  await decide(admin, 'Approve', 'Approve this request?');
  await expect(admin.getByRole('dialog').getByText('1 of 2')).toBeVisible();
  await operator.approvals.callById(id, 'refuse', { reason: 'Not in the budget' });
  await admin.reload();
  await expect(admin.getByRole('dialog').getByText('Not in the budget')).toBeVisible();
  expect(await held()).toBe(before);
});

test('whoever is invited sets a password by the mailed link, which works once, and approves what another asked for', async ({
  browser,
  openAs,
  gatewayAs,
  office,
  triggerEvent: trigger,
}) => {
  const email = `ines-${Date.now()}@corridor.example`;
  const admin = await openAs('administrator');
  await admin.goto('/permission/users');
  await press(admin, 'Invite user');
  const form = admin.getByRole('dialog');
  await form.getByRole('textbox', { name: /^Name/ }).fill('Ines Invited');
  await form.getByRole('textbox', { name: /^Email/ }).fill(email);
  await form.getByRole('textbox', { name: /^Username/ }).fill(email);
  await form.getByRole('checkbox', { name: /^operator/ }).check();
  await form.getByRole('button', { name: 'Invite user' }).click();
  await expect(admin.getByText('Ines Invited was invited')).toBeVisible();

  const ines = await browser.newPage();
  await acceptInvitation(ines, office, email);
  await ines.goBack();
  await ines.reload();
  await expect(ines.getByText('This link has been used')).toBeVisible();
  expect(await findings(ines)).toEqual([]);
  await ines.getByRole('button', { name: 'Back to sign in' }).click();
  await signInMember(ines, email);
  await ines.waitForURL('**/dashboard');

  const finance = await gatewayAs('finance');
  const { input } = await fundedPayment(finance, trigger);
  const id = await requestOf(finance.paymentOrders.create(input));
  await ines.goto(`/approvals?open=${id}`);
  await decide(ines, 'Approve', 'Approve this request?');
  await expect
    .poll(async () => (await finance.approvals.get(id)).timeline.map(({ actorName }) => actorName))
    .toContain('Ines Invited');
  await ines.context().close();
});
