import { test } from '../fixtures/operator';
import { expectRow, VISITORS } from '../fixtures/routes';

// @spec 2.route.*
for (const visitor of VISITORS)
  test(`every address leads a visitor where the table says: ${visitor}`, ({
    page,
    context,
    enter,
    gateway,
    gatewayAs,
    office,
  }) => expectRow(visitor, { page, context, enter, gateway, gatewayAs, office }));
