// Runs on each Node with nothing but the built packages: what a server that renders a host's page does with them.
import { createRequire } from 'node:module';
import { createGatewayClient, money, toWireMoney } from '@corridor/core';
import { CorridorProvider, ShopTable } from '@corridor/features';
import { Button, ThemeProvider } from '@corridor/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const written = toWireMoney(money(1050n, 'EUR')).amount;
if (written !== '10.50') throw new Error(`core writes ${written} for 10.50`);

const button = renderToString(createElement(ThemeProvider, null, createElement(Button, null, 'Save')));
if (!button.includes('Save')) throw new Error(`ui renders no button: ${button}`);

const gateway = createGatewayClient({ baseURL: 'http://gateway.test' });
const table = renderToString(createElement(CorridorProvider, { gateway }, createElement(ShopTable)));
if (!table.includes('Shops')) throw new Error(`features renders no table: ${table.slice(0, 500)}`);

const require = createRequire(import.meta.url);
for (const name of ['core', 'ui', 'features']) {
  if (Object.keys(require(`@corridor/${name}`)).length === 0) throw new Error(`${name} gives nothing to require()`);
}
