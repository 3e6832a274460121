import { expect } from './expect';
import type { Look } from './visit';
import { seeCards } from './widgets';

/** Two tenants on one page: each has its own session, records, language and look. */
export const tenantsPage: Look = {
  name: 'two tenants on one page share nothing',
  path: '/tenants.html',
  async see(page) {
    const one = page.getByRole('region', { name: 'Northwind' });
    const two = page.getByRole('region', { name: 'Lumen' });
    const tokens = new Set<string>();
    page.on('request', (request) => {
      const token = request.headers().access_token;
      if (token) tokens.add(token);
    });
    await seeCards(one);
    await seeCards(two);
    await expect(one.getByRole('heading', { name: 'Cards' })).toBeVisible();
    await expect(two.getByRole('heading', { name: 'Cartes' })).toBeVisible();
    const [ofOne, ofTwo] = [await one.getByRole('row').allTextContents(), await two.getByRole('row').allTextContents()];
    expect(ofOne.filter((row) => ofTwo.includes(row))).toEqual([]);
    const fills = [one, two].map((region) =>
      region
        .getByRole('button')
        .last()
        .evaluate((button) => getComputedStyle(button).getPropertyValue('--cr-primary-fill')),
    );
    expect(new Set(await Promise.all(fills)).size).toBe(2);
    await one.getByRole('searchbox').fill('nobody has this name');
    await expect(one.getByText('No records match these filters')).toBeVisible();
    expect(await two.getByRole('row').allTextContents()).toEqual(ofTwo);
    expect(tokens.size).toBeGreaterThan(0);
  },
};
