import { type LinkCandidate, MATCH_CLOSE_DAYS, type Material, matchReason, readWireMoney } from '@corridor/core';
import { Checkbox, Chip, Inline, Stack, Text } from '@corridor/ui';
import { useId } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { CoverageMeter } from '../../../kit/display/CoverageMeter';
import { InstantText } from '../../../kit/display/InstantText';
import { RecordLink } from '../../../kit/display/RecordLink';
import { AmountBox } from '../../../kit/form/AmountBox';
import { materialLinksMessages } from '../../../messages/material-links';
import { useFormatters } from '../../../runtime/useFormatters';
import { problemKey } from './LinkBar';
import { Candidate, KeyHint } from './matching.styles';
import type { Matching } from './useMatching';

/** Most materials that a digit chooses. */
const DIGITS = 9;

/** Props of `CandidateRow`. */
export interface CandidateRowProps {
  readonly candidate: LinkCandidate;
  /** Where it stands, from 1. */
  readonly place: number;
  readonly matching: Matching;
}

/** A material that may cover the collection: why, how much of it is left, and how much of that is to be linked. */
export function CandidateRow({ candidate, place, matching }: CandidateRowProps) {
  const t = useMessages(materialLinksMessages);
  const format = useFormatters();
  const { material, reasons } = candidate;
  const { mayLink, plan, toggle } = matching;
  const chosen = plan.find((one) => one.material.id === material.id);
  const name = `${material.buyerName} · ${format.money(material.amount)}`;
  return (
    <Candidate data-chosen={chosen ? '' : undefined}>
      <Stack gap={1}>
        <Inline gap={3} wrap={false}>
          {mayLink && (
            <Checkbox
              aria-label={t('materialLinks.matching.choose', { name })}
              aria-keyshortcuts={place <= DIGITS ? String(place) : undefined}
              checked={chosen !== undefined}
              onChange={() => toggle(candidate)}
            />
          )}
          <Text weight="medium">
            <RecordLink to={{ segment: 'material', id: material.id }}>{material.buyerName}</RecordLink>
          </Text>
          {mayLink && place <= DIGITS && (
            <KeyHint aria-hidden="true">
              <Text variant="small" color="subtle" tabular>
                {place}
              </Text>
            </KeyHint>
          )}
        </Inline>
        <Inline gap={2}>
          <Text variant="small" color="muted" tabular>
            <InstantText value={material.createdAt} dayOnly />
          </Text>
          {reasons.map((reason) => (
            <Chip
              key={reason}
              tone={reason === 'sameAmount' || reason === 'sameName' ? 'success' : 'neutral'}
              title={t(`materialLinks.why.${reason}`, { days: format.count(MATCH_CLOSE_DAYS) })}
            >
              {t(matchReason.labelKey(reason))}
            </Chip>
          ))}
        </Inline>
      </Stack>
      <Stack gap={2}>
        {chosen && mayLink && (
          <AmountField name={name} material={material} amount={chosen.amount} matching={matching} />
        )}
        <CoverageMeter
          label={t('materialLinks.matching.coverageOf', { name })}
          amount={material.amount}
          linked={material.linkedAmount}
          planned={(chosen && readWireMoney({ ...material.amount, amount: chosen.amount })) ?? undefined}
        />
      </Stack>
    </Candidate>
  );
}

interface AmountFieldProps extends Pick<CandidateRowProps, 'matching'> {
  readonly name: string;
  readonly material: Material;
  readonly amount: string;
}

function AmountField({ name, material, amount, matching }: AmountFieldProps) {
  const t = useMessages(materialLinksMessages);
  const problemId = useId();
  const problem = matching.problemOf(material.id);
  return (
    <div>
      <AmountBox
        size="sm"
        aria-label={t('materialLinks.matching.amountOf', { name })}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem && problemId}
        currency={material.amount.currency}
        value={amount}
        onChange={(next) => matching.setAmount(material.id, next)}
        onKeyDown={(event) => event.key === 'Enter' && matching.link()}
      />
      {problem && (
        <Text as="p" id={problemId} variant="caption" color="danger" role="alert">
          {t(problemKey(problem))}
        </Text>
      )}
    </div>
  );
}
