import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const phoneInputDocs = partDocs({
  use: 'A telephone number with its country; what it gives is E.164. A phone number of any country. Its value is E.164; the numbering plans are fetched when it is first shown.',
  does: ['Set the country by the record, not by the browser.'],
  donts: ['Split the number over several boxes.', 'Strip what is no number: the rule refuses it.'],
  keyboard: 'As a text box; the country is a list that letters search.',
  tokens: ['borderStrong', 'surfaceRaised', 'invalid'],
});
