import { useWords } from '@corridor/features';
import type { PaletteCommand, PaletteSearch } from '@corridor/ui';
import { useMemo } from 'react';
import { useHostGateway } from '../app/HostGateway';
import { hostMessages } from '../messages/host';
import { useAbility } from '../session/AbilityProvider';
import { commandOfPath } from './useShellCommands';

/** Finds cards by their last four digits or holder; undefined for who may read none. */
export function useCardSearch(): PaletteSearch | undefined {
  const say = useWords(hostMessages);
  const gateway = useHostGateway();
  const may = useAbility().can('read', 'card');
  return useMemo(() => {
    if (!may) return undefined;
    return async (query, signal): Promise<readonly PaletteCommand[]> => {
      const { items } = await gateway.cards.page({ page: 1, size: 5, filter: { search: query } }, { signal });
      return items.map(({ id, last4, holderName }) => ({
        value: commandOfPath(`/card?open=${id}`),
        label: `•••• ${last4}`,
        description: holderName,
        keywords: query,
        group: say('host.route.card'),
      }));
    };
  }, [gateway, may, say]);
}
