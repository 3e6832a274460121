'use client';

import type { CardSession } from '@corridor/core';
import type { HeadingLevel } from '@corridor/ui';
import { WidgetFrame } from '../../kit/frame/WidgetFrame';
import { balanceInquiryMessages } from '../../messages/balance-inquiry';
import { cardsMessages } from '../../messages/cards';
import { InquiryForm } from './InquiryForm';
import { InquiryResult } from './InquiryResult';
import { useHeldInquiry } from './useHeldInquiry';

/** Props of `CardBalanceInquiry`; all are optional. */
export interface CardBalanceInquiryProps {
  /** Token of an inquiry that a host keeps; without it the widget keeps its own, and ends it on the server when it or its page goes. */
  readonly cardToken?: string;
  /** Hears of an inquiry just opened; a host that keeps its token gives it back as `cardToken`. */
  readonly onOpened?: (session: CardSession) => void;
  /** Hears that the cardholder ended the inquiry, or that it had ended by itself. */
  readonly onClosed?: () => void;
  /** Seconds without a touch after which an open inquiry ends by itself, for devices that several people use; a countdown says so. Absent: it stays open. */
  readonly idleSeconds?: number;
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: HeadingLevel;
}

const WORDS = [balanceInquiryMessages, cardsMessages];

/** A cardholder's own entry: card number and expiry, then the balance of that card. It needs no session of the back office and ends none. */
export function CardBalanceInquiry({
  cardToken,
  onOpened,
  onClosed,
  idleSeconds,
  headingLevel = 2,
}: CardBalanceInquiryProps) {
  const inquiry = useHeldInquiry(cardToken);
  const opened = (session: CardSession) => {
    if (inquiry.hold(session)) onOpened?.(session);
  };
  const closed = () => {
    inquiry.release();
    onClosed?.();
  };
  return (
    <WidgetFrame messages={WORDS}>
      {inquiry.cardToken === undefined ? (
        <InquiryForm headingLevel={headingLevel} onOpened={opened} />
      ) : (
        <InquiryResult
          key={inquiry.cardToken}
          cardToken={inquiry.cardToken}
          headingLevel={headingLevel}
          idleSeconds={idleSeconds ?? null}
          onClosed={closed}
        />
      )}
    </WidgetFrame>
  );
}
