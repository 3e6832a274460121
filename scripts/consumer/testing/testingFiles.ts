// Jest takes files as they are where nothing is to be compiled: the example of the guide without JSX.
const JEST_TEST = `const { render, screen } = require('@testing-library/react');
const { createElement } = require('react');
const { CardTable, CorridorProvider } = require('@corridor/features');
const { createTestGateway } = require('@corridor/features/testing');

const show = (gateway) =>
  render(createElement(CorridorProvider, { gateway: gateway.client }, createElement(CardTable)));

test('shows the cards of our customer', async () => {
  show(createTestGateway({ records: { cards: [{ holderName: 'Ada Bell' }] } }));
  await screen.findByText('Ada Bell', undefined, { timeout: 20000 });
}, 60000);

test.each([
  ['unauthorized', 'You are signed out'],
  ['forbidden', 'You don’t have permission'],
  ['failing', 'Service currently unavailable'],
  ['empty', /Your list is empty/],
])('in the mood %s says so', async (mood, words) => {
  show(createTestGateway({ mood }));
  await screen.findByText(words, undefined, { timeout: 20000 });
}, 60000);

test('keeps to what was written', async () => {
  const { client } = createTestGateway();
  const [card] = await client.cards.list();
  await client.cards.callById(card.id, 'block', {});
  expect((await client.cards.get(card.id)).status).toBe('blocked');
});
`;

const VITEST_TEST = JEST_TEST.replace(/const (\{[^}]+\}) = require\(([^)]+)\);/g, 'import $1 from $2;').replace(
  /^/,
  "import { expect, test } from 'vitest';\n",
);

/** A partner's tests on the packed entry point: the same file in Jest with its defaults, by `require`, and in Vitest, by `import`. */
export const TESTING_FILES: Readonly<Record<string, string>> = {
  'jest/cards.test.cjs': JEST_TEST,
  'vitest/cards.test.js': VITEST_TEST,
  'jest.config.json': JSON.stringify({
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/jest/*.test.cjs'],
    // Its watcher of files looks for packages by name and finds those of other folders too.
    haste: { enableSymlinks: false },
  }),
  'vitest.config.js': `export default { test: { environment: 'jsdom', globals: true, include: ['vitest/*.test.js'] } };\n`,
};
