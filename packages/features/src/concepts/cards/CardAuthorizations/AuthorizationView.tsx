import { type AuthorizationDetail, type CardDetail, countryNames, isCountryCode } from '@corridor/core';
import { Heading, Stack, StatusChip, Text } from '@corridor/ui';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { type DetailItem, DetailList } from '../../../kit/display/DetailList';
import { IdText } from '../../../kit/display/IdText';
import { InstantText } from '../../../kit/display/InstantText';
import { MoneyText } from '../../../kit/display/MoneyText';
import { authorizationsMessages } from '../../../messages/authorizations';
import { useRuntime } from '../../../runtime/Runtime';
import { authorizationLabelKey, authorizationTone } from '../display/authorizationTone';
import { AuthorizationEvents } from './AuthorizationEvents';
import { DeclineExplainer } from './DeclineExplainer';
import { HoldExplainer } from './HoldExplainer';
import { ReversalNote } from './ReversalNote';
import type { RemedyState } from './remedyState';

/** Props of `AuthorizationView`. */
export interface AuthorizationViewProps {
  readonly authorization: AuthorizationDetail;
  readonly card: CardDetail;
  readonly remedy: RemedyState | null;
  readonly onOpen: (authorizationId: string) => void;
}

/** The whole of an authorization: first what explains it, then what happened, then the record. */
export function AuthorizationView({ authorization, card, remedy, onOpen }: AuthorizationViewProps) {
  const t = useMessages(authorizationsMessages);
  return (
    <Stack gap={6}>
      <div>
        <StatusChip tone={authorizationTone(authorization)}>{t(authorizationLabelKey(authorization))}</StatusChip>
      </div>
      {authorization.type === 'approval' && <HoldExplainer authorization={authorization} />}
      {authorization.type === 'declined' && (
        <DeclineExplainer authorization={authorization} card={card} remedy={remedy} />
      )}
      {authorization.type === 'reversal' && <ReversalNote authorization={authorization} onOpen={onOpen} />}
      <Part title={t('authorizations.detail.events')}>
        <AuthorizationEvents authorization={authorization} />
      </Part>
      <Part title={t('authorizations.detail.record')}>
        <DetailList items={useRecordItems(authorization)} />
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={3} variant="body" id={id} style={{ marginBlockEnd: 8 }}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

function useRecordItems(authorization: AuthorizationDetail): DetailItem[] {
  const t = useMessages(authorizationsMessages);
  const countryOf = countryNames(useRuntime().locale);
  const { amount, transactionAmount: asked, merchantCountry: country, authorizationCode: code } = authorization;
  const isElsewhere = asked.currency !== amount.currency;
  const id = (label: string, value: string) => ({ label, value: <IdText value={value} what={label} /> });
  return [
    ...(isElsewhere ? [{ label: t('authorizations.column.asked'), value: <MoneyText value={asked} /> }] : []),
    { label: t('authorizations.column.when'), value: <InstantText value={authorization.createdAt} /> },
    { label: t('authorizations.column.response'), value: plain(authorization.responseCode) },
    ...(code ? [id(t('authorizations.column.code'), code)] : []),
    { label: t('authorizations.column.mcc'), value: plain(authorization.mcc) },
    { label: t('authorizations.column.country'), value: isCountryCode(country) ? countryOf(country) : country },
    id(t('authorizations.column.shop'), authorization.merchantId),
    id(t('authorizations.column.acquirer'), authorization.acquirerId),
    id(t('authorizations.column.id'), authorization.id),
  ];
}

function plain(text: string): ReactNode {
  return (
    <Text variant="caption" tabular dir="ltr">
      {text}
    </Text>
  );
}
