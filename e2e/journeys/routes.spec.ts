import { test } from '../fixtures/operator';
import { expectRow } from '../fixtures/routes';

test('every address leads a viewer where the table says', ({ page, context, enter, gateway, gatewayAs, office }) =>
  expectRow('viewer', { page, context, enter, gateway, gatewayAs, office }));
