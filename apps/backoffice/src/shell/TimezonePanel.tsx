import { useMessages } from '@corridor/features';
import { Popover } from '@corridor/ui';
import { hostMessages } from '../messages/host';
import type { OnDemandPanel } from './OnDemand';
import { TimezoneField } from './TimezoneField';

/** The zone in which times are shown, and how to choose another. @source spec §9 */
export function TimezonePanel(panel: OnDemandPanel) {
  const t = useMessages(hostMessages);
  return (
    <Popover align="end" label={t('host.timezone.label')} {...panel}>
      {(close) => <TimezoneField onChosen={close} />}
    </Popover>
  );
}
