import { demo } from '../fixtures/demo';
import { expect, signIn, test } from '../fixtures/operator';

// @spec 2.navigation.signed-out
test('somebody without a session is sent to sign in, and then to where they wanted to go', async ({ page }) => {
  await page.goto('/card?status=blocked');
  await expect(page).toHaveURL(/\/login\?/);
  await signIn(page);
  await expect(page).toHaveURL(/\/card\?status=blocked/);
  await expect(page.getByRole('heading', { name: 'Cards', level: 1 })).toBeVisible();
});

test('an address cannot send anybody to another site after sign-in', async ({ page }) => {
  await page.goto(`/login?to=${encodeURIComponent('//evil.example/card')}`);
  await signIn(page);
  await page.waitForURL('**/dashboard');
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
});

// @spec 2.screen.login 8.login-failed
test('a wrong password is refused in the specified words and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username or email').fill('nobody@corridor.example');
  await page.getByLabel('Password', { exact: true }).fill('Wrong-password-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login failed, please check username or password')).toBeVisible();
  await expect(page.getByLabel('Username or email')).toHaveValue('nobody@corridor.example');
  expect(await page.evaluate(() => localStorage.getItem('corridor-token'))).toBeNull();
});

// @spec 5.required
test('an empty form names what is missing and moves there', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This field is required')).toHaveCount(2);
  await expect(page.getByLabel('Username or email')).toBeFocused();
});

// @spec 2.navigation.replace
test('choosing the downloads takes the place of the present address', async ({ signedIn: page }) => {
  const nav = page.getByRole('navigation').first();
  await page.goto('/merchant');
  await nav.getByRole('link', { name: 'Cards', exact: true }).click();
  await expect(page).toHaveURL(/\/card$/);
  const before = await page.evaluate(() => history.length);
  await nav.getByRole('link', { name: 'Downloads' }).click();
  await expect(page).toHaveURL(/\/userCenter\/tradeDownload$/);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(/\/merchant$/);
});

// @spec 6.token
test('signing out ends the session here, at the gateway and in other tabs', async ({ page, context }) => {
  await page.goto('/login?to=/card');
  await signIn(page);
  await expect(page.getByRole('grid').getByText('••••').first()).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('corridor-token'));
  const other = await context.newPage();
  await other.goto('/card');
  await expect(other.getByText('••••').first()).toBeVisible();
  await page.getByRole('button', { name: `Account menu of ${demo('operator').name}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('corridor-')))).toEqual([]);
  const answer = await page.request.post('/api/portal/cms/card/page', {
    headers: { access_token: token ?? '' },
    data: { language: 'en', page: 1, size: 10 },
  });
  expect(answer.status()).toBe(401);
});

// @spec 4.unauthorized
test('a session that ended is said once, and closing the message leads to sign-in', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/dashboard');
  await page.evaluate(() => localStorage.setItem('corridor-token', 'x'.repeat(43)));
  await page.goto('/card');
  const close = page.getByRole('button', { name: 'Close notification' });
  await expect(close).toHaveCount(1);
  await close.click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('corridor-token'))).toBeNull();
});

test('an expired session leads the same user back to where it ended, and nobody else', async ({ page }) => {
  const expire = async () => {
    await page.evaluate(() => localStorage.setItem('corridor-token', 'x'.repeat(43)));
    await page.goto('/card?status=blocked&size=25');
    await page.getByRole('button', { name: 'Close notification' }).click();
    await expect(page).toHaveURL(/\/login$/);
  };
  await page.goto('/login');
  await signIn(page);
  await page.waitForURL('**/dashboard');
  await expire();
  await signIn(page);
  await expect(page).toHaveURL(/\/card\?status=blocked&size=25$/);
  await expect(page.getByRole('grid').getByText('••••').first()).toBeVisible();
  await expire();
  await signIn(page, 'viewer');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an unknown address says so and offers a way on', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL(/\/login/);
});

// @spec 2.navigation.replace
test('home replaces the address, sign-in is a page loaded afresh, and the alias of not found takes any path', async ({
  signedIn: page,
}) => {
  await page.goto('/card');
  const nav = page.getByRole('navigation').first();
  await nav.getByRole('link', { name: 'Statements' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statements' })).toBeVisible();
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await nav.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await entries()).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(/\/card$/);

  await page.goto('/pages/misc/not-found/some/deeper/path');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test.describe('beside an operator', () => {
  test.use({ expectedOnConsole: /404/ });

  // @spec 2.layout.nonav 2.screen.balance-inquiry
  test('a cardholder asks for a balance, touches no session, and leaving ends the inquiry on the server', async ({
    signedIn: page,
    gateway,
  }) => {
    const found = await gateway.cards.page({ page: 1, size: 1, filter: { status: ['normal'] } });
    const { number, expiry } = await gateway.cards.callById(found.items[0]?.id ?? '', 'reveal', {
      password: demo('operator').password,
    });
    const [year = '', month = ''] = expiry.split('-');
    await page.goto('/inquery');
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Expiry date').fill(`${month}/${year === '2098' ? '97' : '98'}`);
    await page.getByRole('button', { name: 'Show balance' }).click();
    await expect(page.getByText('This card number and expiry date don’t match a card')).toBeVisible();
    await page.getByLabel('Expiry date').fill(`${month}/${year.slice(-2)}`);
    const asked = page.waitForRequest('**/single-balance-search?**');
    await page.getByRole('button', { name: 'Show balance' }).click();
    await expect(page).toHaveURL(/\/single-balance-search$/);
    await expect(page.getByText(`•••• ${number.slice(-4)}`)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect((await asked).headers().access_token).toBeUndefined();
    const cardToken = (await page.evaluate(() => localStorage.getItem('corridor-token-card'))) ?? '';
    await page.getByRole('button', { name: 'End the inquiry' }).click();
    await expect(page).toHaveURL(/\/inquery$/);
    expect(await page.evaluate(() => localStorage.getItem('corridor-token-card'))).toBeNull();
    await expect.poll(() => gateway.balanceInquiry.query({ cardToken }).catch(({ kind }) => kind)).toBe('not-found');
    await page.goto('/card');
    await expect(page.getByRole('heading', { name: 'Cards', level: 1 })).toBeVisible();
  });
});
