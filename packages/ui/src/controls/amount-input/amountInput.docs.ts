import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const amountInputDocs = partDocs({
  use: 'Every amount of money that is typed or pasted. What is typed is read by `read`, the one rule of your product: `readTypedAmount` of `@corridor/core` takes `1,234.56` and `1.234,56`, keeps every digit and knows the decimals of the currency. Its value is a decimal string; use an `Input` for counts and rates.',
  does: [
    'Hand on its decimal string as it is; the rule of the form refuses what is no amount.',
    'Give `min` and `max`, which are then said under the box.',
  ],
  donts: ['Turn its value into a number.', 'Use a plain `Input` with `type="number"` for money.'],
  keyboard: 'As a text box; the groups come back when it is left.',
  tokens: ['surface', 'borderStrong', 'invalid', 'textMuted', 'density.controlMd'],
});
