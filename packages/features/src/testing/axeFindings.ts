import axe from 'axe-core';

/** What axe finds in the page, one line a finding; colours and landmarks are judged in a browser. */
export async function axeFindings(): Promise<string[]> {
  // jsdom calls itself Safari, where focus guards of layers are buttons without a name on purpose.
  const context = { include: [document.body], exclude: [['[data-floating-ui-focus-guard]']] };
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(context, { rules });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
