import type { Segment } from '@corridor/core';
import type { RecordTarget } from '@corridor/features';
import { writeExchangeDraft } from '../screens/exchange-orders/exchangeDraftSearch';
import { writeWithdrawalDraft } from '../screens/withdrawal-orders/withdrawalDraftSearch';
import { abilityOf } from '../session/AbilityProvider';
import { currentRules } from '../session/currentRules';
import { pathOf, ROUTE_NAMES } from './paths';
import { SCREENS } from './screens';

/** Where records of a resource are listed. */
interface RecordPlace {
  readonly path: string;
  /** Name of the tab; absent where the screen shows them first. */
  readonly tab?: string;
  /** Parameter that names the record; `open` where absent. */
  readonly param?: string;
}

/** Address of a record or list that a widget leads to; undefined where there is no screen for it, or the reader may not see it. */
export function recordHref(target: RecordTarget): string | undefined {
  if ('create' in target) return formHref(target);
  const place = PLACES.get(target.segment);
  const action = ('filter' in target && target.action) || 'read';
  if (!place || !may(action, target.segment)) return undefined;
  const params = new URLSearchParams(place.tab === undefined ? {} : { tab: place.tab });
  if ('id' in target) params.set(place.param ?? 'open', target.id);
  else for (const [name, value] of Object.entries(target.filter)) params.set(name, String(value));
  return `${place.path}?${params}`;
}

type NewRecord = Extract<RecordTarget, { readonly create: unknown }>;

// Tickets have addresses of their own; the form of a material opens over its list, which leaves nothing to be known before.
function formHref({ segment, create }: NewRecord): string | undefined {
  if (!may('create', segment)) return undefined;
  if (segment === 'withdrawal-order') return `${pathOf('withdrawal-orders')}?${writeWithdrawalDraft(create)}`;
  if (segment === 'material') return `${pathOf('material-materials')}?form=new`;
  if (segment !== 'exchange-order') return undefined;
  const { ownerId = '', sellCurrency = '' } = create;
  const draft = writeExchangeDraft({ ownerId, sellCurrency, buyCurrency: '', fixedSide: 'sell', amount: '' });
  return `${pathOf('exchange-index')}?${draft}`;
}

function may(action: string, segment: Segment): boolean {
  return abilityOf(currentRules()).can(action, segment);
}

/** A batch has no list: it stands in place of the payments that it ordered. */
const BATCHES = ['payment-batch', { path: pathOf('payment-orders'), param: 'batch' }] as const;

/** A screen of its own goes before a tab of another. */
const PLACES: ReadonlyMap<string, RecordPlace> = new Map([BATCHES, ...tabPlaces(), ...screenPlaces()]);

function screenPlaces(): (readonly [string, RecordPlace])[] {
  return ROUTE_NAMES.flatMap((name) => {
    const segment = SCREENS[name]?.list?.segment;
    return segment === undefined ? [] : [[segment, { path: pathOf(name) }] as const];
  });
}

function tabPlaces(): (readonly [string, RecordPlace])[] {
  return ROUTE_NAMES.flatMap((name) => {
    const { tabs = {} } = SCREENS[name] ?? {};
    return Object.entries(tabs).map(([tab, segment]) => [segment, { path: pathOf(name), tab }] as const);
  });
}
