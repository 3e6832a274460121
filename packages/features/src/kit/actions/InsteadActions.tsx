import { Button, Inline, Stack, Text } from '@corridor/ui';
import type { DisplayTools } from '../columns/Column';
import type { AnyList } from '../list/ListDeclaration';
import { wordOf } from '../list/tableColumns';

/** Props of `InsteadActions`. */
export interface InsteadActionsProps {
  readonly list: AnyList;
  readonly tools: DisplayTools;
  readonly names: readonly string[];
  readonly onAsk: (name: string) => void;
}

/** What may be done to a record instead of what it no longer allows; nothing where that is nothing. */
export function InsteadActions({ list, tools, names, onAsk }: InsteadActionsProps) {
  if (names.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text variant="caption" color="muted">
        {tools.t('actions.now')}
      </Text>
      <Inline gap={2}>
        {names.map((name) => (
          <Button key={name} size="sm" onClick={() => onAsk(name)}>
            {wordOf(list, tools, `action.${name}`)}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
