import type { GatewayClient } from '@corridor/core';
import { useMessages } from '@corridor/features';
import type { PaletteCommand, PaletteSearch } from '@corridor/ui';
import { useMemo } from 'react';
import { useHostGateway } from '../app/HostGateway';
import { hostMessages } from '../messages/host';
import { pathOf, type RouteName } from '../routes/paths';
import { SCREENS } from '../routes/screens';
import { useAbility } from '../session/AbilityProvider';
import { commandOfPath } from './useShellCommands';

/** A record as the palette lists it. */
interface Found {
  readonly id: string;
  readonly label: string;
  readonly description: string;
}

/** The first records that match a text. */
interface Query {
  readonly page: number;
  readonly size: number;
  readonly filter: { readonly search: string };
}

type Find = (gateway: GatewayClient, query: Query, signal: AbortSignal) => Promise<readonly Found[]>;

const LONGEST = 4;

/** Lists in which the palette looks for names, ids and last four digits, by the screen that opens their records. */
const SEARCHED = {
  card: async ({ cards }, query, signal) =>
    (await cards.page(query, { signal })).items.map(({ id, last4, holderName }) => ({
      id,
      label: `•••• ${last4}`,
      description: holderName,
    })),
  merchant: async ({ merchants }, query, signal) =>
    (await merchants.page(query, { signal })).items.map(({ id, name, email }) => ({
      id,
      label: name,
      description: email,
    })),
  'payment-beneficiaries': async ({ beneficiaries }, query, signal) =>
    (await beneficiaries.page(query, { signal })).items.map(({ id, name, currency, accountEnding }) => ({
      id,
      label: name,
      description: `${currency} •••• ${accountEnding}`,
    })),
  transfer: async ({ transferOrders }, query, signal) =>
    (await transferOrders.page(query, { signal })).items.map(({ id, amount, fromOwnerName, toOwnerName }) => ({
      id,
      label: `${fromOwnerName} → ${toOwnerName}`,
      description: `${amount.amount} ${amount.currency}`,
    })),
  'exchange-orders': async ({ exchangeOrders }, query, signal) =>
    (await exchangeOrders.page(query, { signal })).items.map(({ id, sell, buy, ownerName }) => ({
      id,
      label: `${sell.amount} ${sell.currency} → ${buy.amount} ${buy.currency}`,
      description: ownerName,
    })),
  'payment-orders': async ({ paymentOrders }, query, signal) =>
    (await paymentOrders.page(query, { signal })).items.map(({ id, beneficiaryName, debited }) => ({
      id,
      label: beneficiaryName,
      description: `${debited.amount} ${debited.currency}`,
    })),
  'withdrawal-orders': async ({ withdrawalOrders }, query, signal) =>
    (await withdrawalOrders.page(query, { signal })).items.map(({ id, holderName, debited }) => ({
      id,
      label: holderName,
      description: `${debited.amount} ${debited.currency}`,
    })),
  'withdrawal-accounts': async ({ withdrawalAccounts }, query, signal) =>
    (await withdrawalAccounts.page(query, { signal })).items.map(({ id, holderName, currency, accountEnding }) => ({
      id,
      label: holderName,
      description: `${currency} •••• ${accountEnding}`,
    })),
} satisfies Partial<Record<RouteName, Find>>;

/** Every searched screen. Guarantee: a constant has no other keys. */
const ROUTES = Object.keys(SEARCHED) as (keyof typeof SEARCHED)[];

/** Finds records of every list that the operator may read; undefined where there is none. */
export function useRecordSearch(): PaletteSearch | undefined {
  const t = useMessages(hostMessages);
  const gateway = useHostGateway();
  const ability = useAbility();
  return useMemo(() => {
    const open = ROUTES.filter((route) => {
      const subject = SCREENS[route]?.subject;
      return subject !== undefined && ability.can('read', subject);
    });
    if (open.length === 0) return undefined;
    const look = async (route: (typeof ROUTES)[number], search: string, signal: AbortSignal) => {
      const found = await SEARCHED[route](gateway, { page: 1, size: LONGEST, filter: { search } }, signal);
      return found.map(
        ({ id, label, description }): PaletteCommand => ({
          value: commandOfPath(`${pathOf(route)}?open=${id}`),
          label,
          description,
          keywords: search,
          group: t(`host.route.${route}`),
        }),
      );
    };
    return async (query, signal) => {
      const answers = await Promise.allSettled(open.map((route) => look(route, query, signal)));
      const refused = answers.find((answer) => answer.status === 'rejected');
      // What was found is told; only where nothing could be read has the search failed.
      if (refused && answers.every(({ status }) => status === 'rejected')) throw refused.reason;
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    };
  }, [gateway, ability, t]);
}
