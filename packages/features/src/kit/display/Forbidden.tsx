import { EmptyState, Icon, LockIcon } from '@corridor/ui';
import { useRuntimeMessages } from '../../i18n/useMessages';

/** What stands in the place of a form or a ticket that the reader may not fill in. */
export function Forbidden() {
  const t = useRuntimeMessages();
  return (
    <EmptyState
      icon={<Icon of={LockIcon} size="lg" />}
      title={t('form.forbidden')}
      description={t('form.forbiddenDetail')}
    />
  );
}
