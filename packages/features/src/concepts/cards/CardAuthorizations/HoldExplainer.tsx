import type { AuthorizationDetail, WireMoney } from '@corridor/core';
import { Stack, Text, v } from '@corridor/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../i18n/useMessages';
import { MoneyText } from '../../../kit/display/MoneyText';
import { authorizationsMessages } from '../../../messages/authorizations';
import { holdLines, holdStanding } from './holdLines';
import { isAmount } from './isAmount';

const Sum = styled.dl.withConfig({ componentId: 'cr-HoldSum' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${v('space.2')} ${v('space.4')};
  margin: 0;
  padding: ${v('space.4')};
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.card')};
  background: ${v('surfaceSunken')};
  font: ${v('type.caption')};
  dt {
    color: ${v('textMuted')};
  }
  dd {
    margin: 0;
    unicode-bidi: normal;
    text-align: end;
  }
  [data-total] {
    padding-block-start: ${v('space.2')};
    border-block-start: 1px solid ${v('borderStrong')};
    margin-inline: 0 calc(-1 * ${v('space.4')});
    color: ${v('text')};
    font-weight: ${v('weight.semibold')};
  }
  dd[data-total] {
    margin-inline: 0;
  }
`;

/** Props of `HoldExplainer`. */
export interface HoldExplainerProps {
  readonly authorization: AuthorizationDetail;
}

/** Why so much of an authorization is held: a sentence, and the sum from what was authorized to what is left. */
export function HoldExplainer({ authorization }: HoldExplainerProps) {
  const t = useMessages(authorizationsMessages);
  const id = useId();
  const { hold, refunded } = authorization;
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Stack gap={1}>
        <Text as="h3" variant="body" weight="semibold" id={id}>
          {t('authorizations.hold.title')}
        </Text>
        <Text color="muted">{t(`authorizations.hold.standing.${holdStanding(authorization)}`)}</Text>
      </Stack>
      <Sum>
        <SumLine label={t('authorizations.hold.authorized')} value={hold.authorized} />
        {holdLines(hold).map(({ part, amount }) => (
          <SumLine key={part} label={t(`authorizations.hold.${part}`)} value={amount} />
        ))}
        <SumLine total label={t('authorizations.hold.still')} value={hold.held} />
      </Sum>
      {isAmount(refunded) && (
        <Text variant="caption" color="muted">
          {t('authorizations.hold.refunded')} <MoneyText value={refunded} />
        </Text>
      )}
    </Stack>
  );
}

interface SumLineProps {
  readonly label: string;
  readonly value: WireMoney;
  readonly total?: boolean;
}

function SumLine({ label, value, total = false }: SumLineProps) {
  const mark = total ? '' : undefined;
  return (
    <>
      <dt data-total={mark}>{label}</dt>
      <dd data-total={mark}>
        <MoneyText value={value} />
      </dd>
    </>
  );
}
