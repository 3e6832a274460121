import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const dateTimeDocs = partDocs({
  use: "Every instant that is shown. It stands on the reader's clock; the zone and the UTC instant are a hover away.",
  does: ['Set one `ZoneProvider` around the product.', 'Take `withUtc` in audits and disputes.'],
  donts: ['Write “two hours ago” where money is involved.', 'Format an instant by hand.'],
  keyboard: 'None.',
  tokens: ['text', 'textMuted'],
});
