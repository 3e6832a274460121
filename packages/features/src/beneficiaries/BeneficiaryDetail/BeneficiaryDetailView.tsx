import { accountType, type BeneficiaryDetail, countryNames, payeeType, paymentMethod } from '@corridor/core';
import { Heading, Stack } from '@corridor/ui';
import { type ReactNode, useId } from 'react';
import { type DetailItem, DetailList } from '../../display/DetailList';
import { IdText } from '../../display/IdText';
import { InstantText } from '../../display/InstantText';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { useRuntime } from '../../runtime/Runtime';
import { useWords } from '../../words/useWords';
import { useDetailParts } from './useDetailParts';

/** Props of `BeneficiaryDetailView`. */
export interface BeneficiaryDetailViewProps {
  readonly beneficiary: BeneficiaryDetail;
  /** Rows of the host's own at the end. */
  readonly hostRows?: readonly DetailItem[] | undefined;
  /** Level of the headings of its sections. */
  readonly partLevel: 2 | 3 | 4 | 5;
}

/** The details of a beneficiary in sections: destination, what it asked for, and the record itself. */
export function BeneficiaryDetailView({ beneficiary, hostRows = [], partLevel }: BeneficiaryDetailViewProps) {
  const say = useWords(beneficiariesMessages);
  const destination = useDestinationItems(beneficiary);
  const parts = useDetailParts(beneficiary);
  const { id, createdAt, updatedAt } = beneficiary;
  const record: DetailItem[] = [
    { label: say('beneficiaries.column.created'), value: <InstantText value={createdAt} /> },
    { label: say('beneficiaries.column.updated'), value: <InstantText value={updatedAt} /> },
    { label: say('beneficiaries.column.id'), value: <IdText value={id} what={say('beneficiaries.column.id')} /> },
  ];
  return (
    <Stack gap={8}>
      <Section level={partLevel} title={say('beneficiaries.form.section.destination')}>
        <DetailList items={destination} />
      </Section>
      {parts.map(({ section, items }) => (
        <Section key={section} level={partLevel} title={say(`beneficiaries.form.section.${section}`)}>
          <DetailList items={items} />
        </Section>
      ))}
      <Section level={partLevel} title={say('beneficiaries.detail.record')}>
        <DetailList items={[...record, ...hostRows]} />
      </Section>
    </Stack>
  );
}

function useDestinationItems(beneficiary: BeneficiaryDetail): DetailItem[] {
  const say = useWords(beneficiariesMessages);
  const countryOf = countryNames(useRuntime().locale);
  return [
    { label: say('beneficiaries.field.bankCountry'), value: countryOf(beneficiary.bankCountry) },
    { label: say('beneficiaries.field.currency'), value: beneficiary.currency },
    {
      label: say('beneficiaries.field.paymentMethod'),
      value: say(paymentMethod.labelKey(beneficiary.paymentMethod)),
    },
    { label: say('beneficiaries.field.payeeType'), value: say(payeeType.labelKey(beneficiary.payeeType)) },
    { label: say('beneficiaries.field.accountType'), value: say(accountType.labelKey(beneficiary.accountType)) },
  ];
}

interface SectionProps {
  readonly level: BeneficiaryDetailViewProps['partLevel'];
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ level, title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={level} variant="body" id={id} style={{ marginBlockEnd: 8 }}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
