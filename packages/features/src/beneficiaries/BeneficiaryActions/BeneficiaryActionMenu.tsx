import { type Beneficiary, nextBeneficiaryStatus } from '@corridor/core';
import { Icon, IconButton, Menu, MenuItem, MenuSeparator, MoreIcon } from '@corridor/ui';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { useWords } from '../../words/useWords';
import type { BeneficiaryFormTarget } from '../BeneficiaryForm/target';
import type { BeneficiaryDeed } from './PendingDeed';

/** Props of `BeneficiaryActionMenu`. */
export interface BeneficiaryActionMenuProps {
  readonly beneficiary: Beneficiary;
  readonly onWrite: (form: BeneficiaryFormTarget) => void;
  readonly onDeed: (deed: BeneficiaryDeed) => void;
  /** Offers the way to the details. */
  readonly onOpen?: () => void;
}

const STATUS_DEEDS = ['enable', 'disable'] as const;

/** What can be done with a beneficiary in its status, behind one button. */
export function BeneficiaryActionMenu({ beneficiary, onWrite, onDeed, onOpen }: BeneficiaryActionMenuProps) {
  const say = useWords(beneficiariesMessages);
  const { id: beneficiaryId, name, status } = beneficiary;
  const trigger = (
    <IconButton size="sm" label={say('beneficiaries.table.actionsOf', { name })}>
      <Icon of={MoreIcon} />
    </IconButton>
  );
  return (
    <Menu trigger={trigger} align="end">
      {onOpen && <MenuItem onSelect={onOpen}>{say('beneficiaries.action.view')}</MenuItem>}
      <MenuItem onSelect={() => onWrite({ kind: 'edit', beneficiaryId })}>{say('beneficiaries.action.edit')}</MenuItem>
      <MenuItem onSelect={() => onWrite({ kind: 'duplicate', beneficiaryId })}>
        {say('beneficiaries.action.duplicate')}
      </MenuItem>
      <MenuSeparator />
      {STATUS_DEEDS.filter((deed) => nextBeneficiaryStatus(status, deed) !== null).map((deed) => (
        <MenuItem key={deed} onSelect={() => onDeed(deed)}>
          {say(`beneficiaries.action.${deed}`)}
        </MenuItem>
      ))}
      <MenuItem tone="danger" onSelect={() => onDeed('delete')}>
        {say('beneficiaries.action.delete')}
      </MenuItem>
    </Menu>
  );
}
