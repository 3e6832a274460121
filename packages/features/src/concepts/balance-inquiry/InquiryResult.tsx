import { type CardBalance, cardScheme, cardStatus, cardType, type GatewayError } from '@corridor/core';
import { Button, Heading, type HeadingLevel, Skeleton, Stack, Text } from '@corridor/ui';
import { useCallback, useEffect, useState } from 'react';
import { useTranslator } from '../../i18n/I18nProvider';
import { DetailList } from '../../kit/display/DetailList';
import { ErrorState } from '../../kit/display/ErrorState';
import { InstantText } from '../../kit/display/InstantText';
import { MoneyText } from '../../kit/display/MoneyText';
import { asClock } from '../../runtime/asClock';
import { asGatewayError } from '../../runtime/createReporter';
import { useRuntime } from '../../runtime/Runtime';
import { useFormatters } from '../../runtime/useFormatters';
import { useIdleCountdown } from './useIdleCountdown';

/** Props of `InquiryResult`. */
export interface InquiryResultProps {
  readonly cardToken: string;
  readonly headingLevel: HeadingLevel;
  /** Seconds without a touch after which it ends by itself; null: never. */
  readonly idleSeconds: number | null;
  /** The inquiry is over, by the cardholder or by itself. */
  readonly onClosed: () => void;
}

/** The balance of the card behind a card token, and the way out, which ends the inquiry on the server. */
export function InquiryResult({ cardToken, headingLevel, idleSeconds, onClosed }: InquiryResultProps) {
  const t = useTranslator();
  const { gateway } = useRuntime();
  const [card, setCard] = useState<CardBalance>();
  const [error, setError] = useState<GatewayError>();
  const read = useCallback(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const failed = (reason: unknown) => {
      if (!signal.aborted) setError(asGatewayError(reason));
    };
    setError(undefined);
    gateway.balanceInquiry.query({ cardToken, signal }).then(setCard, failed);
    return () => leaving.abort();
  }, [gateway, cardToken]);
  useEffect(read, [read]);
  const leave = () => {
    // It is forgotten here in any case; one that could not be ended there ends by itself.
    gateway.balanceInquiry.close({ cardToken }).catch(() => undefined);
    onClosed();
  };
  const left = useIdleCountdown(idleSeconds, leave);
  const hasEnded = error?.kind === 'not-found';
  return (
    <Stack gap={5}>
      <Heading level={headingLevel} tabIndex={-1}>
        {t('balanceInquiry.title')}
      </Heading>
      {error && !hasEnded && <ErrorState error={error} onRetry={read} />}
      {hasEnded && <Text role="status">{t('balanceInquiry.ended')}</Text>}
      {!card && !error && <Skeleton width="60%" aria-label={t('balanceInquiry.loading')} />}
      {card && <Balance card={card} />}
      {left !== null && (
        <Text role="timer" aria-live="off" variant="caption" color="muted" tabular>
          {t('balanceInquiry.idle', { time: asClock(left) })}
        </Text>
      )}
      <Button onClick={leave}>{t('balanceInquiry.leave')}</Button>
    </Stack>
  );
}

function Balance({ card }: { readonly card: CardBalance }) {
  const t = useTranslator();
  const format = useFormatters();
  return (
    <>
      <Stack gap={1}>
        <Text color="muted">{t('balanceInquiry.balance')}</Text>
        <Text variant="title">
          <MoneyText value={card.balance} />
        </Text>
      </Stack>
      <DetailList
        items={[
          { label: t('balanceInquiry.card'), value: `•••• ${card.last4}` },
          { label: t('balanceInquiry.holder'), value: card.holderName },
          { label: t('balanceInquiry.scheme'), value: t(cardScheme.labelKey(card.scheme)) },
          { label: t('balanceInquiry.type'), value: t(cardType.labelKey(card.type)) },
          { label: t('balanceInquiry.status'), value: t(cardStatus.labelKey(card.status)) },
          { label: t('balanceInquiry.expiry'), value: format.expiry(card.expiry) },
          { label: t('balanceInquiry.asOf'), value: <InstantText value={card.asOf} /> },
        ]}
      />
    </>
  );
}
