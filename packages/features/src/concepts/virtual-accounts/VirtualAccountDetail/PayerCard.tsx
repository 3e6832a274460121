import { countryNames, enablement, type GatewayFile, isCountryCode, type VirtualAccount } from '@corridor/core';
import { Banner, Box, Button, CheckIcon, CopyIcon, Icon, Inline, Stack, Text, v } from '@corridor/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../i18n/useMessages';
import { useDisplayTools } from '../../../kit/columns/useDisplayTools';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../../kit/detail/DetailSection';
import { CopyButton } from '../../../kit/display/CopyButton';
import { useClipboard } from '../../../kit/display/useClipboard';
import { beneficiariesMessages } from '../../../messages/beneficiaries';
import { virtualAccountsMessages } from '../../../messages/virtual-accounts';
import { LetterButton } from './LetterButton';
import { type PayerLine, payerLines, payerText } from './payerLines';

const Lines = styled.dl.withConfig({ componentId: 'cr-PayerLines' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${v('space.2')};
  margin: 0;
  > div {
    display: contents;
  }
  dt {
    grid-column: 1 / -1;
    padding-block-start: ${v('space.2')};
    font: ${v('type.small')};
    color: ${v('textMuted')};
  }
  dd {
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font: ${v('type.body')};
    font-weight: ${v('weight.medium')};
  }
`;

/** What a host gives to widgets that show virtual accounts. */
interface LetterOptions {
  /** Receives the letter for payers, to save it. */
  readonly onExport?: (file: GatewayFile) => void;
}

/** The details that payers need, each with its own copy button; all at once as a text or a PDF letter. */
export function PayerCard({ record: account, level, options }: SectionProps<VirtualAccount, LetterOptions>) {
  const t = useMessages(virtualAccountsMessages, beneficiariesMessages);
  const tools = useDisplayTools();
  const { bankCountry } = account;
  const country = isCountryCode(bankCountry) ? countryNames(tools.locale)(bankCountry) : bankCountry;
  const lines = payerLines(account, country, tools);
  return (
    <DetailSection level={level} title={t('virtualAccounts.card.title')}>
      <Stack gap={3}>
        <Text variant="caption" color="muted">
          {t('virtualAccounts.card.text')}
        </Text>
        {account.status !== enablement.code.enabled && (
          <Banner tone="warning">{t('virtualAccounts.card.disabled')}</Banner>
        )}
        <Box border radius="card" padding={4} surface="sunken">
          <Stack gap={4}>
            <Lines>
              {lines.map((line) => (
                <CardLine key={line.label} {...line} />
              ))}
            </Lines>
            <Inline gap={2}>
              <CopyAllButton text={payerText(lines)} />
              {options.onExport && <LetterButton id={account.id} onExport={options.onExport} />}
            </Inline>
          </Stack>
        </Box>
      </Stack>
    </DetailSection>
  );
}

function CardLine({ label, shown, copied, isCode }: PayerLine) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Text as="span" tabular={isCode} dir={isCode ? 'ltr' : 'auto'}>
          <bdi>{shown}</bdi>
        </Text>
      </dd>
      <dd>
        <CopyButton text={copied} what={label} />
      </dd>
    </div>
  );
}

function CopyAllButton({ text }: { readonly text: string }) {
  const t = useMessages(virtualAccountsMessages);
  const [done, copy] = useClipboard();
  return (
    <Button size="sm" startIcon={<Icon of={done ? CheckIcon : CopyIcon} size="sm" />} onClick={() => void copy(text)}>
      {t('virtualAccounts.card.copyAll')}
    </Button>
  );
}
