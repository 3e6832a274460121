import { type Beneficiary, payeeType } from '@corridor/core';
import { CorporationIcon, Icon, Inline, PersonIcon, Text, v } from '@corridor/ui';
import { styled } from 'styled-components';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { useWords } from '../../words/useWords';

const Changed = styled.span.withConfig({ componentId: 'cr-ChangedBeneficiary' })`
  display: block;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  border-radius: ${v('radius.small')};
  &[data-changed] {
    outline: 2px solid ${v('focusRing')};
    outline-offset: -2px;
  }
`;

/** Props of `BeneficiaryNameCell`. */
export interface BeneficiaryNameCellProps {
  readonly beneficiary: Beneficiary;
  /** Whether it was changed a moment ago. */
  readonly changed: boolean;
}

/** Who it is, and whether a company or a person; marked for a moment after a change. */
export function BeneficiaryNameCell({ beneficiary, changed }: BeneficiaryNameCellProps) {
  const say = useWords(beneficiariesMessages);
  const isCompany = beneficiary.payeeType === payeeType.code.corporation;
  return (
    <Inline gap={2} wrap={false}>
      <Text color="muted">
        <Icon
          of={isCompany ? CorporationIcon : PersonIcon}
          size="sm"
          label={say(payeeType.labelKey(beneficiary.payeeType))}
        />
      </Text>
      <Changed data-changed={changed ? '' : undefined} title={beneficiary.name}>
        <Text variant="caption" weight="medium" dir="auto">
          {beneficiary.name}
        </Text>
      </Changed>
    </Inline>
  );
}

/** The end of an account, as far as a list may show it. */
export function AccountEndingCell({ ending }: { readonly ending: string }) {
  return (
    <Text variant="caption" tabular dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      {`•••• ${ending}`}
    </Text>
  );
}
