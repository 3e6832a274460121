import type { MerchantDetail } from '@corridor/core';
import { Stack, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { useFormFrame } from '../../../kit/form/FormFrame';
import { merchantsMessages } from '../../../messages/merchants';
import { DocumentsSection } from '../MerchantDetail/DocumentsSection';
import { StandingNotice } from '../MerchantDetail/StandingNotice';

/** The documents of a merchant that was just added: each is with the gateway as soon as it is uploaded. */
export function DocumentsStep({ record }: { readonly record: MerchantDetail }) {
  const t = useMessages(merchantsMessages);
  const { level } = useFormFrame();
  const own = { record, level, options: {} };
  return (
    <Stack gap={5}>
      <Text color="muted">{t('merchants.help.documents', { name: record.name })}</Text>
      <StandingNotice {...own} />
      <DocumentsSection {...own} />
    </Stack>
  );
}
