import { useMessages } from '@corridor/features';
import { Inline, Text } from '@corridor/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import { gateMessages } from '../messages/gate';

const Mark = styled.svg`
  flex: none;
  color: var(--cr-primary-fill);
`;

/** The product's mark: two ways that meet, and its name. */
export const Brand = memo(function Brand({ nameless = false }: { readonly nameless?: boolean }) {
  const t = useMessages(gateMessages);
  return (
    <Inline gap={3} align="center" wrap={false}>
      <Mark width="28" height="28" viewBox="0 0 28 28" fill="none" aria-hidden="true">
        <rect width="28" height="28" rx="7" fill="currentColor" />
        <path
          d="M7 18.5c4.5 0 4.5-9 9-9h5M7 9.5h3.2M16.8 18.5H21"
          stroke="var(--cr-primary-on)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </Mark>
      {!nameless && (
        <Text variant="section" weight="bold">
          {t('host.product')}
        </Text>
      )}
    </Inline>
  );
});
