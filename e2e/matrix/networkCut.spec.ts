import { expectLayer, OFFLINE } from '../fixtures/network';
import { test } from '../fixtures/operator';

test.use({ expectedOnConsole: OFFLINE });

for (const [what, name, found] of [
  ['a menu of the bar', /^Theme$/, 'menu'],
  ['a panel of the bar', /[Nn]otification/, 'dialog'],
  ['a drawer of the bar', /^Appearance/, 'dialog'],
  ['the search of everything', /^Search screens/, 'dialog'],
] as const)
  test(what, ({ signedIn: page }) => expectLayer(page, name, found));
