import inquiryExample from '../examples/InquiryPage.tsx?raw';
import { widgetDocs } from './widgetDocs';

/** Notes of the docs page of `CardBalanceInquiry`. */
export const cardBalanceInquiryDocs = widgetDocs({
  use: 'A cardholder’s own entry: the card’s number and expiry, then its balance, status and holder, without an account of the back office. Without `cardToken` the widget keeps the token in memory, and ends the inquiry on the server when it or its page goes; a host that keeps the token, from `onOpened` to `onClosed`, gives it back as `cardToken`.',
  example: inquiryExample,
  events: {
    'none through `onEvent`': '`onOpened` hears the card token and when it ends, `onClosed` that the inquiry is over',
  },
  permissions: [
    'None: the card token is good for this card alone and for 15 minutes, and no operator’s token is sent along. An operator who is signed in beside it notices nothing.',
    'Wrong tries are limited, by card and by address; a lock-out says when to try again. Leaving ends the token on the server.',
  ],
  keyboard: 'Tab goes from the number to the expiry, Enter checks the balance.',
  tokens: ['surface', 'border', 'primary.fill', 'text', 'textMuted', 'radius.control'],
});
