import { ProgressBar } from '@corridor/ui';
import { useRuntimeWords } from '../words/useWords';

/** How far an export has come that the gateway writes in the background. */
export function ExportProgress({ share }: { readonly share: number }) {
  const say = useRuntimeWords();
  return <ProgressBar size="sm" showLabel label={say('export.background')} value={share * 100} />;
}
