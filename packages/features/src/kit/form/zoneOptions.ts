import type { SelectOption } from '@corridor/ui';

/** Every zone that the browser knows, with its distance from UTC at an instant; the default zone first. @source spec §9 */
export function zoneOptions(at: Date): readonly SelectOption[] {
  const zones = ['Etc/UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'Etc/UTC')];
  return zones.map((zone) => ({
    value: zone,
    label: `${zone.replaceAll('_', ' ')} (${offsetOf(zone, at)})`,
  }));
}

function offsetOf(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return name === 'GMT' ? 'UTC' : name.replace('GMT', 'UTC');
}
