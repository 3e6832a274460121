import { expectRowsAtOnce } from '../fixtures/firstView';
import { test } from '../fixtures/operator';

test('the rows of a list are asked for once, by the page itself, and shown without anything in their place', ({
  signedIn: page,
}) => expectRowsAtOnce(page, '/card', 'Cards'));
