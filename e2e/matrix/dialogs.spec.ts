import { approvalPolicies } from '../../packages/features/src/messages/en/approval-policies';
import { beneficiaries } from '../../packages/features/src/messages/en/beneficiaries';
import { cards } from '../../packages/features/src/messages/en/cards';
import { materials } from '../../packages/features/src/messages/en/materials';
import { merchants } from '../../packages/features/src/messages/en/merchants';
import { permissions } from '../../packages/features/src/messages/en/permissions';
import { roles } from '../../packages/features/src/messages/en/roles';
import { shops } from '../../packages/features/src/messages/en/shops';
import { users } from '../../packages/features/src/messages/en/users';
import { virtualAccounts } from '../../packages/features/src/messages/en/virtual-accounts';
import { addressOf, DETAILS, type Details, NEWEST } from '../fixtures/details';
import { dialogIsThere, judgeDialog, judgeOf, WIDTHS } from '../fixtures/faults';
import { test } from '../fixtures/operator';
import { pseudo } from '../fixtures/pseudoLocale';

const ADMINISTRATORS_DETAILS: Details = {
  '/permission/users': ({ users: all }) => all.page(NEWEST),
  '/permission/roles': ({ roles: all }) => all.page(NEWEST),
  '/permission/roles?tab=permissions': ({ permissions: all }) => all.page(NEWEST),
  '/log': ({ logs: all }) => all.page(NEWEST),
};

/** The button that opens a form, by the address of its list. */
type Forms = Readonly<Record<string, string>>;

const FORMS: Forms = {
  '/card': cards['cards.create'],
  '/merchant': merchants['merchants.create'],
  '/payment/beneficiaries': beneficiaries['beneficiaries.create'],
  '/collection/_shops': shops['shops.create'],
  '/collection/virtual-accounts': virtualAccounts['virtualAccounts.create'],
  '/material/materials': materials['materials.create'],
};

const ADMINISTRATORS_FORMS: Forms = {
  '/permission/users': users['users.create'],
  '/permission/roles': roles['roles.create'],
  '/permission/roles?tab=permissions': permissions['permissions.create'],
  '/approvals?tab=policies': approvalPolicies['approvalPolicies.create'],
};

test.use({ viewport: { width: WIDTHS.desk, height: 900 } });

for (const [role, details, forms] of [
  ['operator', DETAILS, FORMS],
  ['administrator', ADMINISTRATORS_DETAILS, ADMINISTRATORS_FORMS],
] as const)
  test.describe(role, () => {
    test.use({ role });

    for (const [path, newest] of Object.entries(details))
      test(`details on ${path} speak from dictionaries, fit and have no fault of access, dark at 1440 px and right to left at 390`, async ({
        signedIn: page,
        gateway,
      }) => {
        const { items } = await newest(gateway);
        const judge = await judgeOf(page);
        await page.goto(addressOf(path, items[0]?.id));
        await judgeDialog(page, judge);
      });

    for (const [path, label] of Object.entries(forms))
      test(`the form on ${path} speaks from dictionaries, fits and has no fault of access, dark at 1440 px and right to left at 390`, async ({
        signedIn: page,
      }) => {
        const judge = await judgeOf(page);
        await page.goto(path);
        await page.getByRole('button', { name: pseudo(label), exact: true }).click();
        await dialogIsThere(page);
        await judgeDialog(page, judge);
      });
  });
