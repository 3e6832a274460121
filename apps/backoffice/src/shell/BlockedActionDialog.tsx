import { type NamedRight, useMessages, useRightWords } from '@corridor/features';
import { Button, Dialog, Text } from '@corridor/ui';
import { hostMessages } from '../messages/host';
import { useAbilityRules } from '../session/AbilityProvider';
import { useRoleNames } from '../session/useRoleNames';

/** Props of `BlockedActionDialog`. */
export interface BlockedActionDialogProps {
  /** What is not allowed; null shows nothing. */
  readonly right: NamedRight | null;
  readonly onClose: () => void;
}

/** Says why something is not offered: which rule decides, and who can help. */
export function BlockedActionDialog({ right, onClose }: BlockedActionDialogProps) {
  const t = useMessages(hostMessages);
  const words = useRightWords();
  const rules = useAbilityRules();
  const roles = useRoleNames();
  return (
    <Dialog
      open={right !== null}
      onClose={onClose}
      title={right && words.name(right)}
      footer={<Button onClick={onClose}>{t('host.palette.close')}</Button>}
    >
      <Text>{right && words.explain(right, rules, roles)}</Text>
    </Dialog>
  );
}
