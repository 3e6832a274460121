import type { LogEntryDetail } from '@corridor/core';
import { Box, Stack, Text } from '@corridor/ui';
import { useTranslator } from '../../i18n/I18nProvider';
import type { SectionProps } from '../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../kit/detail/DetailSection';
import { DetailList } from '../../kit/display/DetailList';
import { WidgetFrame } from '../../kit/frame/WidgetFrame';
import { loggedFieldsMessages } from '../../messages/logged-fields';
import { differences, fieldLabel } from './differences';

const WORDS = [loggedFieldsMessages];

/** What was changed, field by field: the value before and the one after it. */
export function LogChanges(props: SectionProps<LogEntryDetail>) {
  return (
    <WidgetFrame messages={WORDS}>
      <Changes {...props} />
    </WidgetFrame>
  );
}

function Changes({ record: { before, after }, level }: SectionProps<LogEntryDetail>) {
  const t = useTranslator();
  const lines = differences(before, after);
  return (
    <DetailSection level={level} title={t('logs.changes.title')}>
      {lines.length === 0 ? (
        <Text color="muted">{t('logs.changes.none')}</Text>
      ) : (
        <DetailList
          items={lines.map((line) => ({
            label: fieldLabel(line.path, t),
            value: (
              <Stack gap={1}>
                {line.before !== null && <Value label={t('logs.changes.before')} text={line.before} />}
                {line.after !== null && <Value label={t('logs.changes.after')} text={line.after} />}
              </Stack>
            ),
          }))}
        />
      )}
    </DetailSection>
  );
}

function Value({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <span>
      <Text variant="caption" color="muted" style={{ display: 'block' }}>
        {label}
      </Text>
      <Box as="span" style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Box>
    </span>
  );
}
