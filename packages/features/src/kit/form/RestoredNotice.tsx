import { Banner, Button } from '@corridor/ui';
import { useRuntimeMessages } from '../../i18n/useMessages';

/** Says that what was filled in earlier stands there again, and offers to begin anew. */
export function RestoredNotice({ onStartOver }: { readonly onStartOver: () => void }) {
  const t = useRuntimeMessages();
  return (
    <Banner
      tone="info"
      actions={
        <Button size="sm" variant="ghost" onClick={onStartOver}>
          {t('form.startOver')}
        </Button>
      }
    >
      {t('form.restored')}
    </Banner>
  );
}
