'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import { useMessages } from '../../messages/MessagesProvider';
import type { Tone } from '../../theme/tone';
import { StatusChip } from '../chip/StatusChip';
import { CardFoot, CardHead, CardKind, CardNumber, CardPart, CardRoot } from './cardVisual.styles';
import { cardVisualEn } from './messages';
import { type CardScheme, SchemeMark } from './SchemeMark';

const HIDDEN_FIGURES = '•••• •••• ••••';

/** Props of `CardVisual`. */
export interface CardVisualProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  readonly scheme: CardScheme;
  /** Name of the scheme, such as "Visa". */
  readonly schemeName: string;
  /** Last four digits; no other is ever shown here. */
  readonly last4: string;
  readonly holder?: string;
  /** As it stands on the card, `MM/YY`. */
  readonly expiry?: string;
  /** What kind of card, such as "Virtual · Personal". */
  readonly kind?: string;
  /** Status in words, with its tone. */
  readonly status?: { readonly text: string; readonly tone: Tone };
  /** Takes the colour away: blocked, closed, expired. */
  readonly muted?: boolean;
}

/** A card as it looks: scheme, last four digits, holder and status. */
export const CardVisual = forwardRef<HTMLElement, CardVisualProps>(function CardVisual(
  { scheme, schemeName, last4, holder, expiry, kind, status, muted, ...rest },
  ref,
) {
  const message = useMessages(cardVisualEn);
  return (
    <CardRoot
      ref={ref}
      role="group"
      aria-label={message('cardVisual.label', { scheme: schemeName, last4 })}
      data-muted={muted ? '' : undefined}
      {...rest}
    >
      <CardHead>
        <CardKind>{kind}</CardKind>
        {status && <StatusChip tone={status.tone}>{status.text}</StatusChip>}
      </CardHead>
      <CardNumber dir="ltr">
        <span aria-hidden="true">{HIDDEN_FIGURES}</span> {last4}
      </CardNumber>
      <CardFoot>
        {holder && (
          <CardPart data-wide="">
            <span>{message('cardVisual.holder')}</span>
            <strong>{holder}</strong>
          </CardPart>
        )}
        {expiry && (
          <CardPart>
            <span>{message('cardVisual.expiry')}</span>
            <strong dir="ltr">{expiry}</strong>
          </CardPart>
        )}
        <SchemeMark scheme={scheme} name={schemeName} compact />
      </CardFoot>
    </CardRoot>
  );
});
