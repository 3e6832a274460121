import type { CardDetail } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../../kit/detail/DetailSection';
import { cardDetailsMessages } from '../../../messages/card-details';
import { CardAuthorizations } from '../CardAuthorizations/CardAuthorizations';

/** What merchants asked for with a card. */
export function CardAuthorizationsSection({ record, level }: SectionProps<CardDetail>) {
  const t = useMessages(cardDetailsMessages);
  return (
    <DetailSection level={level} title={t('cards.section.authorizations')}>
      <CardAuthorizations card={record} />
    </DetailSection>
  );
}
