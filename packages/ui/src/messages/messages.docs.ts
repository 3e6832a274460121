import { partDocs } from '../testing/partDocs';

/** Notes of the docs page. */
export const messagesDocs = partDocs({
  use: 'The language of the parts below it: their own sentences, and how numbers, dates and weekdays are written.',
  does: ['Give `fr` or `zh` with its `locale`.', 'Give single sentences of your own: the rest stays as it is.'],
  donts: ['Translate what you pass to a part: that is said as it comes.'],
  keyboard: 'None.',
  tokens: [],
});
