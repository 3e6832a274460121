import { below, Heading, Inline, Text, visuallyHidden } from '@corridor/ui';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import type { ListState } from './ListState';
import { mayDo } from './mayDo';
import { PlacedActions } from './PlacedActions';
import { countOf, wordOf } from './tableColumns';

const Head = styled(Inline).withConfig({ componentId: 'cr-ListHead' })`
  margin-block-end: 12px;
  min-block-size: 36px;
  /* The tab around a list already says its title. */
  [role='tabpanel'] & :is(h1, h2, h3) { ${visuallyHidden} }
  ${below('sm')} {
    & > * + * { inline-size: 100%; }
    & > * + * button { flex: 1; }
  }
`;

/** Props of `ListHead`. */
export interface ListHeadProps {
  readonly state: ListState;
  /** What makes a new record: one primary button, for whom the gateway lets `create`. */
  readonly action?: ReactNode;
  /** Buttons before that one, for whoever may see the list. */
  readonly ways?: ReactNode;
  /** Gets the heading, which takes the focus where no row can. */
  readonly heading?: Ref<HTMLElement> | undefined;
}

/** Title and count of a list with its primary action, over the frame of its rows; within tabs only screen readers get the title. */
export function ListHead({ state, action, ways, heading }: ListHeadProps) {
  const { list, tools, page, options } = state;
  const total = page.data?.total;
  const counted = (count: number) => countOf(list, tools, count);
  const mayAct = action && (!page.data || mayDo(page.data, 'create'));
  return (
    <Head gap={3} justify="between" align="center">
      <Inline gap={3} align="baseline">
        <Heading
          ref={heading}
          tabIndex={-1}
          level={options.headingLevel ?? 2}
          variant={options.headingLevel === 1 ? 'title' : 'section'}
        >
          {wordOf(list, tools, 'title')}
        </Heading>
        {total !== undefined && (
          <Text variant="caption" color="muted" role="status" dir="auto">
            {counted(total)}
          </Text>
        )}
      </Inline>
      {(mayAct || ways) && (
        <PlacedActions loaded={page.data !== undefined} failed={page.error !== undefined}>
          {ways}
          {mayAct && action}
        </PlacedActions>
      )}
    </Head>
  );
}
