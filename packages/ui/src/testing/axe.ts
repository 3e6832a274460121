import axe from 'axe-core';

/** What axe finds in an element, one line a finding; colours are left to a browser, since jsdom lays nothing out. */
export async function axeFindings(element: Element): Promise<string[]> {
  // jsdom calls itself Safari, where the floating library's focus guards are buttons without a name on purpose.
  const context = { include: [element], exclude: [['[data-floating-ui-focus-guard]']] };
  const { violations } = await axe.run(context, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
