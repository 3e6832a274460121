import { fixedSide } from '@corridor/core';
import type { ExchangeDraft } from '@corridor/features';
import { amountParam, codeParam, currencyParam, idParam, readerOf } from '../address/readParams';

/** What an address fills the ticket with. */
export const readExchangeDraft = readerOf<ExchangeDraft>({
  ownerId: idParam('owner'),
  sellCurrency: currencyParam('sell'),
  buyCurrency: currencyParam('buy'),
  fixedSide: codeParam('fixed', fixedSide.codes, 'sell'),
  amount: amountParam('amount'),
});
