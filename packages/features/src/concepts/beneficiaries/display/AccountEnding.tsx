import { Text } from '@corridor/ui';

/** End of an account number, as far as a list may show it. */
export function AccountEnding({ ending }: { readonly ending: string }) {
  return (
    <Text variant="caption" tabular dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      {`•••• ${ending}`}
    </Text>
  );
}
