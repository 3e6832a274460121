import { useWords } from '@corridor/features';
import { Popover } from '@corridor/ui';
import { hostMessages } from '../messages/host';
import type { OnDemandLayer } from './OnDemand';
import { TimezoneField } from './TimezoneField';

/** The zone in which times are shown, and how to choose another. @source spec §9 */
export function TimezonePanel(layer: OnDemandLayer) {
  const say = useWords(hostMessages);
  return (
    <Popover align="end" label={say('host.timezone.label')} {...layer}>
      {(close) => <TimezoneField onChosen={close} />}
    </Popover>
  );
}
