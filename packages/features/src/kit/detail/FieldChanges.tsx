import { Box, Stack, Text } from '@corridor/ui';
import { useTranslator } from '../../i18n/I18nProvider';
import { detailMessages } from '../../messages/details';
import { loggedFieldsMessages } from '../../messages/logged-fields';
import { useRuntime } from '../../runtime/Runtime';
import { useFormatters } from '../../runtime/useFormatters';
import { DetailList } from '../display/DetailList';
import type { SectionLevel } from '../display/levelBelow';
import { WidgetFrame } from '../frame/WidgetFrame';
import { useRecordNames } from '../records/useRecordNames';
import { DetailSection } from './DetailSection';
import { differences, fieldLabel } from './differences';
import { recordedWords } from './recordedCodes';
import { conceptOf, referencesIn } from './recordedReferences';
import type { Recorded } from './recordedText';

const WORDS = [loggedFieldsMessages, detailMessages, ...recordedWords];

/** Props of `FieldChanges`. */
export interface FieldChangesProps {
  /** Segment of the resource that is written, such as `card`. */
  readonly subject: string;
  readonly before: Recorded | null;
  readonly after: Recorded | null;
  readonly level: SectionLevel;
}

/** What a write changes, field by field: the value before and the one after it. */
export function FieldChanges(props: FieldChangesProps) {
  return (
    <WidgetFrame messages={WORDS}>
      <Changes {...props} />
    </WidgetFrame>
  );
}

function Changes({ subject, before, after, level }: FieldChangesProps) {
  const t = useTranslator();
  const { locale } = useRuntime();
  const names = useRecordNames(referencesIn(before, after));
  const nameOf = (field: string, text: string) => {
    const concept = conceptOf(field);
    return concept ? names(concept, text) : text;
  };
  const lines = differences(before, after, { t, locale, format: useFormatters(), subject, nameOf });
  // Where there was nothing before, a value needs no word beside it.
  const isNew = before === null;
  return (
    <DetailSection level={level} title={t('changes.title')}>
      {lines.length === 0 ? (
        <Text color="muted">{t('changes.none')}</Text>
      ) : (
        <DetailList
          items={lines.map((line) => ({
            label: fieldLabel(line.path, t),
            value: (
              <Stack gap={1}>
                {line.before !== null && <Value label={t('changes.before')} text={line.before} />}
                {line.after !== null && <Value label={isNew ? undefined : t('changes.after')} text={line.after} />}
              </Stack>
            ),
          }))}
        />
      )}
    </DetailSection>
  );
}

function Value({ label, text }: { readonly label: string | undefined; readonly text: string }) {
  return (
    <span>
      {label && (
        <Text variant="caption" color="muted" style={{ display: 'block' }}>
          {label}
        </Text>
      )}
      <Box as="span" style={{ overflowWrap: 'anywhere' }}>
        <bdi>{text}</bdi>
      </Box>
    </span>
  );
}
