import type { Locator, Page } from '@playwright/test';
import { findings } from '../fixtures/axe';
import { enterOn, spaceOn, typeInto } from '../fixtures/keyboard';
import { acceptInvitation, signInMember } from '../fixtures/members';
import { expect, test } from '../fixtures/operator';

/** Finds something in the palette and chooses it. */
async function choose(page: Page, text: string, option: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(text);
  await page.getByRole('option', { name: option }).click();
}

/** What a log entry says of a field: before and after, or what a new record has. */
const changed = (entry: Locator, field: string) =>
  entry
    .getByRole('region', { name: 'Changes' })
    .locator('dt', { hasText: new RegExp(`^${field}$`) })
    .locator('xpath=following-sibling::dd[1]');

/** A role that only reads merchants. */
const merchantDesk = (name: string) => ({
  ...{ name, description: '', permissionIds: [] },
  rules: [{ action: 'read', subject: 'merchant' }],
});

// @spec 2.screen.logs 2.screen.settings
test('a user is invited by keyboard alone, sets a password by the mailed link, loses a right while a screen is open, and the log tells all of it', async ({
  page,
  browser,
  enter,
  gatewayAs,
  office,
}) => {
  const username = `nora-${Date.now()}@corridor.example`;
  await enter('administrator');
  await page.goto('/permission/users');
  await enterOn(page.getByRole('button', { name: 'Invite user' }));
  const form = page.getByRole('dialog');
  await typeInto(form.getByRole('textbox', { name: /^Name/ }), 'Nora Newcomer');
  await typeInto(form.getByRole('textbox', { name: /^Email/ }), username);
  await typeInto(form.getByRole('textbox', { name: /^Username/ }), username);
  await spaceOn(form.getByRole('checkbox', { name: /^operator/ }));
  await enterOn(form.getByRole('button', { name: 'Invite user' }));
  await expect(page.getByText('Nora Newcomer was invited')).toBeVisible();
  await expect(page.getByText(/^Invited, link expires in (72 hours|3 days)$/).first()).toBeVisible();

  const nora = await browser.newPage();
  await acceptInvitation(nora, office, username);
  await signInMember(nora, username);
  await nora.waitForURL('**/dashboard');
  const nav = nora.getByRole('navigation').first();
  await nav.getByRole('link', { name: 'Cards' }).click();
  await expect(nora.getByRole('grid').getByText('••••').first()).toBeVisible();

  const administrator = await gatewayAs('administrator');
  const { id } = await administrator.users.getBy({ username });
  const desk = await administrator.roles.create(merchantDesk(`Desk ${username}`));
  await administrator.users.callById(id, 'bindRoles', { roleIds: [desk.id] });
  await expect(nora.getByText('You don’t have permission').first()).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Cards' })).toBeHidden();
  await expect(nav.getByRole('link', { name: 'Merchants' })).toBeVisible();
  await choose(nora, 'block', 'Cards: Block');
  await expect(nora.getByRole('dialog')).toContainText(`None of your roles includes it (${desk.name}).`);
  expect(await findings(nora)).toEqual([]);
  await nora.context().close();

  await page.goto(`/permission/users?open=${id}`);
  await page.getByRole('dialog').getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL(/\/log\?subject=/);
  const entryOf = (action: string) => page.getByRole('row').filter({ hasText: action }).first();
  for (const action of ['Sign in', 'Accept an invitation'])
    await expect(entryOf(action)).toContainText('Nora Newcomer');
  await entryOf('Add').click();
  const entry = page.getByRole('dialog');
  await expect(changed(entry, 'Name')).toHaveText('Nora Newcomer');
  await expect(changed(entry, 'Roles')).toHaveText('operator');
  await page.keyboard.press('Escape');
  await entryOf('Change roles').click();
  await expect(changed(entry, 'Roles')).toHaveText(`BeforeoperatorAfter${desk.name}`);
  await expect(entry.getByText('Place in the chain')).toBeVisible();
});

test('settings lead an administrator to what jobs could not process; with nothing there the screen says so', async ({
  page,
  enter,
  gatewayAs,
}) => {
  const { jobFaults } = await gatewayAs('administrator');
  // The first run of the jobs finds nothing wrong with the records of the demo.
  await expect.poll(async () => (await jobFaults.list()).length).toBe(0);
  await enter('administrator');
  await page.goto('/setting');
  await page.getByRole('main').getByRole('link', { name: 'Processing exceptions' }).click();
  await expect(page).toHaveURL(/\/job-faults$/);
  await expect(page.getByText('No exceptions: every due record was processed.')).toBeVisible();
});
