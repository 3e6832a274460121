import type { HeadingLevel } from '@corridor/ui';
import { Heading, Inline, Stack, Text } from '@corridor/ui';
import type { ReactNode } from 'react';
import type { NamedAction } from '../actions/allowedGroups';
import type { DisplayTools } from '../columns/Column';
import { levelBelow } from '../display/levelBelow';
import type { AnyRow } from '../list/AnyRow';
import { DetailMenu, MainActions, mainActions } from './DetailActions';
import { DetailBody } from './DetailBody';
import type { AnyDetail, RecordRead } from './DetailDeclaration';
import type { DetailOptions } from './DetailSections';

/** Props of `DetailPage`. */
export interface DetailPageProps {
  readonly detail: AnyDetail;
  readonly record: RecordRead;
  /** The record, or its row until that has come. */
  readonly known: AnyRow | undefined;
  readonly tools: DisplayTools;
  readonly options: object;
  readonly customization: DetailOptions;
  readonly headingLevel: HeadingLevel;
  readonly ofList?: readonly string[] | undefined;
  readonly onAction: (action: NamedAction) => void;
  /** The way back to the list. */
  readonly back?: ReactNode;
}

/** Details on a page of their own. */
export function DetailPage(props: DetailPageProps) {
  const { detail, record, known, tools, options, customization, headingLevel, ofList, onAction, back } = props;
  const { list, actions } = detail;
  const main = known ? mainActions(actions, detail.footer, known, ofList) : [];
  const Buttons = detail.buttons;
  const level = levelBelow(headingLevel);
  return (
    <Stack as="article" gap={6} style={{ maxInlineSize: 1280 }}>
      {back}
      {known && (
        <Inline as="header" justify="between" align="start" gap={3}>
          <Stack gap={1}>
            <Heading level={headingLevel}>
              <bdi>{(detail.title ?? list.nameOf)(known, tools)}</bdi>
            </Heading>
            {detail.subtitle && <Text as="div">{detail.subtitle(known, tools)}</Text>}
          </Stack>
          <Inline gap={2}>
            {Buttons && record.data && <Buttons record={record.data} level={level} options={options} />}
            <MainActions {...{ list, main, tools, onAction }} />
            {actions && <DetailMenu {...{ actions, tools, ofList, onAction }} row={known} />}
          </Inline>
        </Inline>
      )}
      <DetailBody wide {...{ detail, record, tools, level }} options={{ ...options, ...customization }} />
    </Stack>
  );
}
