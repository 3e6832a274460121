import { Button, ChevronDownIcon, Chip, CloseIcon, Icon, IconButton, LockIcon, Popover, v } from '@corridor/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRuntimeWords } from '../words/useWords';

/** Props of `FilterChip`. */
export interface FilterChipProps {
  readonly label: string;
  /** What is chosen, in words; nothing yet when absent. */
  readonly value?: string | undefined;
  /** Fixed by the host: shown, but not to be changed. */
  readonly pinned?: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onClear: () => void;
  /** The editor; it is given a way to close itself. */
  readonly children: (close: () => void) => ReactNode;
}

const Pair = styled.span.withConfig({ componentId: 'cr-FilterChip' })`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  border: 1px dashed ${v('borderStrong')};
  border-radius: ${v('radius.full')};
  &[data-set] {
    border-style: solid;
    border-color: ${v('tone.brand.border')};
    background: ${v('primary.soft')};
  }
  & > button {
    border-radius: ${v('radius.full')};
    font-weight: ${v('weight.medium')};
  }
`;

const Value = styled.span.withConfig({ componentId: 'cr-FilterChipValue' })`
  max-inline-size: 24ch;
  overflow: hidden;
  color: ${v('primary.text')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** One condition of a list: says what is chosen, opens its editor, takes itself back. */
export function FilterChip({ label, value, pinned, open, onOpenChange, onClear, children }: FilterChipProps) {
  const say = useRuntimeWords();
  const name = value === undefined ? label : say('filters.named', { field: label, value });
  if (pinned) {
    return (
      <Chip aria-disabled="true" title={say('filters.pinned', { filter: name })} startIcon={<Icon of={LockIcon} size="sm" />}>
        {name}
      </Chip>
    );
  }
  const trigger = (
    <Button size="sm" variant="ghost" aria-label={name} endIcon={value === undefined && <Icon of={ChevronDownIcon} size="sm" />}>
      {label}
      {value !== undefined && <Value>{value}</Value>}
    </Button>
  );
  return (
    <Pair data-set={value === undefined ? undefined : ''}>
      <Popover label={label} trigger={trigger} open={open} onOpenChange={onOpenChange}>
        {children}
      </Popover>
      {value !== undefined && (
        <IconButton size="sm" label={`${say('actions.clear')} ${label}`} onClick={onClear}>
          <Icon of={CloseIcon} size="sm" />
        </IconButton>
      )}
    </Pair>
  );
}
