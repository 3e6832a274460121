import { isZero, toWireMoney } from '@corridor/core';
import { Button, Inline, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { materialLinksMessages } from '../../../messages/material-links';
import { useFormatters } from '../../../runtime/useFormatters';
import { Bar, KeyHint } from './matching.styles';
import { MATCHING_KEYS } from './matchingKeys';
import type { Matching } from './useMatching';

/** What is chosen, what it leaves, and the button that links it. */
export function LinkBar({ matching }: { readonly matching: Matching }) {
  const t = useMessages(materialLinksMessages);
  const { plan, judgement, link, linking } = matching;
  const format = useFormatters();
  const { total, left, problems } = judgement;
  const [problem] = [...problems.values()];
  const rest = isZero(left)
    ? t('materialLinks.matching.covers')
    : t('materialLinks.matching.leaves', { amount: format.money(toWireMoney(left)) });
  const chosen = t('materialLinks.matching.chosen', { count: plan.length, shown: format.count(plan.length) });
  const isReady = plan.length > 0 && problem === undefined;
  return (
    <Bar data-empty={plan.length === 0 ? '' : undefined}>
      <Text variant="caption" color={problem ? 'danger' : 'muted'} tabular role="status">
        {plan.length === 0 ? (
          <KeyHint>{t('materialLinks.matching.keys')}</KeyHint>
        ) : (
          `${chosen} · ${problem === undefined ? rest : t(problemKey(problem))}`
        )}
      </Text>
      <Inline gap={2}>
        <Button
          variant="primary"
          loading={linking}
          aria-disabled={!isReady || undefined}
          aria-keyshortcuts={MATCHING_KEYS.link}
          title={t('materialLinks.matching.key', { key: MATCHING_KEYS.link.toUpperCase() })}
          onClick={link}
        >
          {isReady
            ? t('materialLinks.matching.link', { amount: format.money(toWireMoney(total)) })
            : t('materialLinks.matching.linkNothing')}
        </Button>
      </Inline>
    </Bar>
  );
}

type ProblemKey = Extract<keyof (typeof materialLinksMessages)['en'], `materialLinks.problem.${string}`>;

/** Guarantee: problems of links are keys of their sentences. */
export function problemKey(reason: string): ProblemKey {
  return reason as ProblemKey;
}
