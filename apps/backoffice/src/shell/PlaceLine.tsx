import { useMessages } from '@corridor/features';
import { from, Inline, Text } from '@corridor/ui';
import { styled } from 'styled-components';
import { hostMessages } from '../messages/host';
import { useRouteName } from '../routes/RouteName';
import { SCREENS } from '../routes/screens';

const Wide = styled.div`
  display: none;
  ${from('md')} { display: contents; }
`;

/** Where one is: the company, the group of the navigation, the screen. */
export function PlaceLine({ company }: { readonly company: string }) {
  const t = useMessages(hostMessages);
  const route = useRouteName();
  const title = t(`host.route.${route}`);
  const section = SCREENS[route]?.section;
  const group = section && t(`host.nav.${section}`);
  return (
    <Inline gap={2} wrap={false} style={{ minInlineSize: 0 }}>
      <Text color="muted" truncate dir="auto" title={company}>
        {company}
      </Text>
      <Wide>
        {group && group !== title && (
          <>
            <Text color="subtle" aria-hidden="true">
              /
            </Text>
            <Text color="muted" truncate>
              {group}
            </Text>
          </>
        )}
        <Text color="subtle" aria-hidden="true">
          /
        </Text>
        <Text weight="medium" truncate>
          {title}
        </Text>
      </Wide>
    </Inline>
  );
}
