import { fixtures, type GatewayClient } from '@corridor/core';
import type { HeadingLevel } from '@corridor/ui';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { scriptedGateway } from '../../testing/scriptedGateway';
import { createCorridor } from '../createCorridor';
import type { WidgetName, WidgetProps } from '../EmbeddableWidgets';
import { entryOf, widgetNames } from '../entryOf';

const MAY_ALL = ['create', 'update', 'approve', 'block'];

const recordBy = new Map<string, object>();
const { gateway } = scriptedGateway(({ path }) => {
  const [segment = '', verb = ''] = path.split('/');
  const known = recordBy.get(segment);
  // What a widget asks besides has not come yet: its heading is there before.
  if (!known || !['page', 'get', 'get-by'].includes(verb)) return new Promise(() => undefined);
  const record = { ...known, allowedActions: MAY_ALL };
  return verb === 'page' ? { items: [record], page: 1, size: 10, total: 1, allowedActions: MAY_ALL } : record;
});
for (const [concept, record] of Object.entries(fixtures)) recordBy.set(segmentOf(gateway, concept), record);
// The certificates of a material that covers something are locked.
recordBy.set('material', { ...fixtures.materials, linkedAmount: { ...fixtures.materials.amount, amount: '0.00' } });

function segmentOf(client: GatewayClient, concept: string): string {
  const found = Object.entries(client).find(([name]) => name === concept)?.[1];
  return typeof found === 'object' && 'resource' in found ? found.resource.segment : concept;
}

/** An id for every prop that names a record, and the card of a widget that takes it whole. */
function propsOf(names: readonly string[]): object {
  const ids = names.filter((name) => name.endsWith('Id')).map((name) => [name, fixtures.cards.id]);
  const card = { ...fixtures.cards, allowedActions: MAY_ALL };
  return { ...Object.fromEntries(ids), ...(names.includes('card') && { card }) };
}

let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('section');
  document.body.append(place);
});
afterEach(() => place.remove());

type Without = { [Name in WidgetName]: 'headingLevel' extends keyof WidgetProps<Name> ? never : Name }[WidgetName];

describe('a widget of the registry', () => {
  it('takes the one type of a level, whatever its name', () => {
    expectTypeOf<Without>().toEqualTypeOf<never>();
    expectTypeOf<WidgetProps<WidgetName>['headingLevel']>().toEqualTypeOf<HeadingLevel | undefined>();
  });

  it.each(widgetNames())('draws its heading at the level that its host names: %s', async (name) => {
    const { props } = entryOf(name);
    const options = { ...propsOf(props), headingLevel: 5 };
    const mounted = createCorridor({ gateway }).mount(place, name, JSON.parse(JSON.stringify(options)));
    if (name === 'CardActions') {
      await userEvent.click(await screen.findByRole('button'));
      await userEvent.click((await screen.findAllByRole('menuitem'))[0] ?? place);
    }
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 5 })).toHaveLength(1));
    expect(document.querySelector('h1, h2, h3, h4')).toBeNull();
    mounted.unmount();
    await waitFor(() => expect(place.innerHTML).toBe(''));
  });
});
