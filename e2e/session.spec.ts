import { demo, expect, signIn, test } from './fixtures/operator';

test('somebody without a session is sent to sign in, and then to where they wanted to go', async ({ page }) => {
  await page.goto('/card?status=blocked');
  await expect(page).toHaveURL(/\/login\?/);
  await signIn(page);
  await expect(page).toHaveURL(/\/card\?status=blocked/);
  await expect(page.getByRole('heading', { name: 'Cards' })).toBeVisible();
});

test('an address cannot send anybody to another site after sign-in', async ({ page }) => {
  await page.goto(`/login?to=${encodeURIComponent('//evil.example/card')}`);
  await signIn(page);
  await page.waitForURL('**/dashboard');
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
});

test('a wrong password is refused in the specified words and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username or email').fill('nobody@corridor.example');
  await page.getByLabel('Password', { exact: true }).fill('Wrong-password-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login failed, please check username or password')).toBeVisible();
  await expect(page.getByLabel('Username or email')).toHaveValue('nobody@corridor.example');
  expect(await page.evaluate(() => localStorage.getItem('corridor-token'))).toBeNull();
});

test('an empty form names what is missing and moves there', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This field is required')).toHaveCount(2);
  await expect(page.getByLabel('Username or email')).toBeFocused();
});

test('a password can be shown and hidden again', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Corridor');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});

test('signing out ends the session here, at the gateway and in other tabs', async ({ page, context }) => {
  await page.goto('/login?to=/card');
  await signIn(page);
  await expect(page.getByRole('grid').getByText('••••').first()).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('corridor-token'));
  const other = await context.newPage();
  await other.goto('/card');
  await expect(other.getByText('••••').first()).toBeVisible();
  await page.getByRole('button', { name: `Account of ${demo('operator').name}` }).click();
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

test('an unknown address says so and offers a way on', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL(/\/login/);
});
