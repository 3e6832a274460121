import { Banner, Button } from '@corridor/ui';
import { useMessages } from '../../i18n/useMessages';
import { formMessages } from '../../messages/forms';

/** Says that what was filled in earlier stands there again, and offers to begin anew. */
export function RestoredNotice({ onStartOver }: { readonly onStartOver: () => void }) {
  const t = useMessages(formMessages);
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
