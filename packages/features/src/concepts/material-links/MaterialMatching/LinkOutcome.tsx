import { Banner, Button } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { ProblemBanner } from '../../../kit/display/ProblemBanner';
import { materialLinksMessages } from '../../../messages/material-links';
import { MATCHING_KEYS } from './matchingKeys';
import type { Matching } from './useMatching';

/** How the last step went: what was linked, to undo, or why nothing was. */
export function LinkOutcome({ matching: { made, error, undo } }: { readonly matching: Matching }) {
  const t = useMessages(materialLinksMessages);
  if (error) {
    const isOutdated = error.kind === 'conflict' || error.kind === 'validation';
    return (
      <>
        {isOutdated && <Banner tone="warning">{t('materialLinks.matching.changed')}</Banner>}
        {(!isOutdated || error.fields.length === 0) && <ProblemBanner error={error} />}
      </>
    );
  }
  if (!made) return null;
  const hint = t('materialLinks.matching.key', { key: MATCHING_KEYS.undo.toUpperCase() });
  return (
    <Banner
      tone="success"
      actions={
        <Button
          size="sm"
          variant="ghost"
          aria-keyshortcuts={MATCHING_KEYS.undo}
          title={hint}
          onClick={() => undo(made.ids)}
        >
          {t('materialLinks.matching.undo')}
        </Button>
      }
    >
      {t('materialLinks.matching.linked', { amount: made.amount })}
    </Banner>
  );
}
