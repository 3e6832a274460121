import { ProgressBar } from '@corridor/ui';
import { useRuntimeMessages } from '../../i18n/useMessages';

/** How far an export has come that the gateway writes in the background. */
export function ExportProgress({ share }: { readonly share: number }) {
  const t = useRuntimeMessages();
  return <ProgressBar size="sm" showLabel label={t('export.background')} value={share * 100} />;
}
