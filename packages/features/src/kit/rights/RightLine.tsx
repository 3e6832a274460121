import type { Right } from '@corridor/core';
import { CheckIcon, CloseIcon, Icon, type IconSource, Inline, Text, type TextColor } from '@corridor/ui';
import { useMessages } from '../../i18n/useMessages';
import { rightsMessages } from '../../messages/rights';

/** Props of `RightLine`. */
export interface RightLineProps {
  readonly right: Right;
  /** Name of the privilege. */
  readonly name: string;
  /** More about it, such as what it comes from; '' for nothing. */
  readonly note: string;
}

const LOOKS: Record<Right, { readonly icon: IconSource; readonly color: TextColor; readonly text: TextColor }> = {
  full: { icon: CheckIcon, color: 'success', text: 'text' },
  partly: { icon: CheckIcon, color: 'warning', text: 'text' },
  no: { icon: CloseIcon, color: 'muted', text: 'muted' },
};

/** One privilege and how far it is allowed; what is allowed in part says so in words. */
export function RightLine({ right, name, note }: RightLineProps) {
  const t = useMessages(rightsMessages);
  const { icon, color, text } = LOOKS[right];
  const words = [right === 'partly' ? t('rights.partly') : '', note].filter(Boolean).join(' · ');
  return (
    <Inline gap={2}>
      <Text color={color}>
        <Icon of={icon} size="sm" {...(right !== 'partly' && { label: t(`rights.${right}`) })} />
      </Text>
      <Text color={text}>{name}</Text>
      {words !== '' && (
        <Text variant="caption" color="muted">
          {words}
        </Text>
      )}
    </Inline>
  );
}
