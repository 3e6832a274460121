import { type NamedRight, useMessages, useRightWords } from '@corridor/features';
import type { PaletteCommand } from '@corridor/ui';
import { useMemo } from 'react';
import { hostMessages } from '../messages/host';
import { useAbilityRules } from '../session/AbilityProvider';
import { refusedRights } from './refusedRights';

const WHY = 'why:';

/** Most refused rights that one search lists. */
const MOST = 5;

/** What the operator may not do, found by its words. */
export interface RefusedSearch {
  /** Lines of the palette for a text. */
  find(query: string): readonly PaletteCommand[];
  /** The right that a line is about; null for any other line. */
  rightOf(command: PaletteCommand): NamedRight | null;
}

/** Finds what is hidden because the operator may not do it, so that the palette can say why. */
export function useRefusedSearch(): RefusedSearch {
  const t = useMessages(hostMessages);
  const words = useRightWords();
  const rules = useAbilityRules();
  return useMemo(() => {
    const lines = refusedRights(rules).flatMap(({ action, subject }) => {
      const label = words.name({ action, subject });
      return label === null ? [] : [{ value: `${WHY}${subject} ${action}`, label, group: t('host.palette.refused') }];
    });
    return {
      find: (query) => {
        const asked = query.toLowerCase().split(' ').filter(Boolean);
        const found = lines.filter(({ label }) => asked.every((word) => label.toLowerCase().includes(word)));
        return found.slice(0, MOST);
      },
      rightOf: ({ value }) => {
        if (!value.startsWith(WHY)) return null;
        const [subject = '', action = ''] = value.slice(WHY.length).split(' ');
        return { subject, action };
      },
    };
  }, [t, words, rules]);
}
