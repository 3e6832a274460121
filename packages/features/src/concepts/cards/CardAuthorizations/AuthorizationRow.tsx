import type { Authorization } from '@corridor/core';
import { ChevronForwardIcon, Icon, StatusChip, Text, v } from '@corridor/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../i18n/useMessages';
import { InstantText } from '../../../kit/display/InstantText';
import { MoneyText } from '../../../kit/display/MoneyText';
import { authorizationsMessages } from '../../../messages/authorizations';
import { useFormatters } from '../../../runtime/useFormatters';
import { authorizationLabelKey, authorizationTone } from '../display/authorizationTone';
import { isAmount } from './isAmount';

/** The list that rows of authorizations stand in. */
export const AuthorizationRows = styled.ul.withConfig({ componentId: 'cr-AuthorizationRows' })`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${v('border')};
  border-radius: ${v('radius.card')};
  overflow: hidden;
  li + li {
    border-block-start: 1px solid ${v('border')};
  }
`;

const Row = styled.button.withConfig({ componentId: 'cr-AuthorizationRow' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${v('space.1')} ${v('space.3')};
  inline-size: 100%;
  padding: ${v('space.3')};
  border: 0;
  background: transparent;
  color: ${v('text')};
  font: ${v('type.caption')};
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${v('surfaceHover')};
  }
  &:focus-visible {
    outline: 2px solid ${v('focusRing')};
    outline-offset: -2px;
    border-radius: ${v('radius.card')};
  }
`;

const Line = styled.span.withConfig({ componentId: 'cr-AuthorizationRowLine' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${v('space.1')} ${v('space.2')};
  min-inline-size: 0;
  color: ${v('textMuted')};
`;

const End = styled.span.withConfig({ componentId: 'cr-AuthorizationRowEnd' })`
  display: grid;
  justify-items: end;
  gap: ${v('space.1')};
`;

const Start = styled.span.withConfig({ componentId: 'cr-AuthorizationRowStart' })`
  display: grid;
  gap: ${v('space.1')};
  min-inline-size: 0;
`;

/** Props of `AuthorizationRow`. */
export interface AuthorizationRowProps {
  readonly authorization: Authorization;
  readonly onOpen: () => void;
}

/** One authorization in a list: the shop, when, where it stands, how much, and what of it is held. */
export function AuthorizationRow({ authorization, onOpen }: AuthorizationRowProps) {
  const t = useMessages(authorizationsMessages);
  const format = useFormatters();
  const { merchantName, amount, held } = authorization;
  return (
    <li>
      <Row type="button" aria-haspopup="dialog" onClick={onOpen}>
        <Start>
          <Text variant="caption" weight="medium" truncate>
            {merchantName}
          </Text>
          <Line>
            <StatusChip tone={authorizationTone(authorization)}>{t(authorizationLabelKey(authorization))}</StatusChip>
            <Text variant="small" color="muted" tabular>
              <InstantText value={authorization.createdAt} />
            </Text>
          </Line>
        </Start>
        <End>
          <MoneyText value={amount} />
          {isAmount(held) && (
            <Text variant="small" color="muted" tabular dir="auto">
              {t('authorizations.heldPart', { amount: format.amount(held) })}
            </Text>
          )}
        </End>
        <Icon of={ChevronForwardIcon} size="sm" mirror />
      </Row>
    </li>
  );
}
