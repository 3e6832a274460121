import { Stack, Text, v } from '@corridor/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../i18n/useMessages';
import { CopyButton } from '../../../kit/display/CopyButton';
import { DetailList } from '../../../kit/display/DetailList';
import { cardNumberMessages } from '../../../messages/card-number';
import { cardsMessages } from '../../../messages/cards';
import { useFocusOnce } from '../../../runtime/useFocusOnce';
import { useFormatters } from '../../../runtime/useFormatters';
import { grouped } from './grouped';
import { HideClock } from './HideClock';
import type { ShownNumber } from './useCardNumber';

const Secret = styled.span.withConfig({ componentId: 'cr-CardSecret' })`
  font-family: ${v('family.mono')};
  font-size: 16px;
  letter-spacing: 0.04em;
  white-space: nowrap;
`;

/** Props of `ShownCardNumber`. */
export interface ShownCardNumberProps {
  readonly shown: ShownNumber;
  /** Its time is over: take it off the screen. */
  readonly onOver: () => void;
}

/** What is embossed on a card, each part with its copy button, and how long it stays. */
export function ShownCardNumber({ shown, onOver }: ShownCardNumberProps) {
  const t = useMessages(cardNumberMessages, cardsMessages);
  const format = useFormatters();
  const panel = useFocusOnce<HTMLDivElement>();
  const { secrets, hideAt } = shown;
  useEffect(() => {
    // By the clock and not by one long timer, which a sleeping machine would hold up.
    const check = () => Date.now() >= hideAt && onOver();
    const timer = setInterval(check, 250);
    return () => clearInterval(timer);
  }, [hideAt, onOver]);
  const row = (what: string, text: string, copied = text) => ({
    label: what,
    value: (
      <>
        <Secret dir="ltr">{text}</Secret>
        <CopyButton text={copied} what={what} />
      </>
    ),
  });
  return (
    <Stack gap={4} ref={panel} tabIndex={-1} translate="no" style={{ outline: 'none' }}>
      <DetailList
        items={[
          row(t('cards.field.last4'), grouped(secrets.number), secrets.number),
          row(t('cards.number.cvv2'), secrets.cvv2),
          row(t('cards.column.expiry'), format.expiry(secrets.expiry)),
        ]}
      />
      <HideClock hideAt={hideAt} />
      <Text variant="caption" color="muted">
        {t('cards.number.kept')}
      </Text>
    </Stack>
  );
}
