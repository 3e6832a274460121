import { type CertificateKind, certificateKind, FILE_TYPES, MOST_CERTIFICATES } from '@corridor/core';
import { Chip, Field, FileUpload, type FileUploadProps, Radio, RadioGroup, Stack } from '@corridor/ui';
import { type Ref, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { LocalPreview } from '../../../kit/files/LocalPreview';
import { useFileUpload } from '../../../kit/files/useFileUpload';
import { fileMessages } from '../../../messages/files';
import { materialsMessages } from '../../../messages/materials';
import { useRuntime } from '../../../runtime/Runtime';
import type { CertificateEntry } from './certificateEntry';
import { useShownCertificate } from './useShownCertificate';

/** Props of `CertificatesField`. */
export interface CertificatesFieldProps extends Pick<FileUploadProps, 'onBlur'> {
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly entries: readonly CertificateEntry[];
  readonly onChange: (entries: readonly CertificateEntry[]) => void;
  /** The material whose certificates are among them. */
  readonly materialId: string | undefined;
}

/** Certificates to drop, paste or choose, several at once: each is of a kind, sent at once, shown, moved and removed. */
export function CertificatesField({ entries, onChange, materialId, inputRef, onBlur }: CertificatesFieldProps) {
  const t = useMessages(materialsMessages, fileMessages);
  const { gateway } = useRuntime();
  const { send, describe } = useFileUpload(gateway.materials);
  const shown = useShownCertificate(materialId);
  const [kind, setKind] = useState<CertificateKind>('transactionCertificate');
  // A file keeps the kind that it was added with, also when it is sent again.
  const [kinds] = useState(() => new WeakMap<File, CertificateKind>());
  const kindOf = ({ result, file }: CertificateEntry) => result?.kind ?? (file && kinds.get(file));
  return (
    <Stack gap={3}>
      <Field label={t('materials.certificates.kind')} group>
        <RadioGroup
          orientation="horizontal"
          value={kind}
          onChange={(code) => setKind(certificateKind.codes.find((one) => one === code) ?? kind)}
        >
          {certificateKind.codes.map((code) => (
            <Radio key={code} value={code} label={t(certificateKind.labelKey(code))} />
          ))}
        </RadioGroup>
      </Field>
      <FileUpload
        ref={inputRef}
        onBlur={onBlur}
        aria-label={t('materials.certificates.drop')}
        multiple
        ordered
        accept={FILE_TYPES.join(',')}
        hint={t('files.hintMany')}
        maxFiles={MOST_CERTIFICATES}
        value={entries}
        onChange={onChange}
        describeFailure={describe}
        upload={(file, task) => {
          const own = kinds.get(file) ?? kind;
          kinds.set(file, own);
          return send(file, { kind: own }, task);
        }}
        aside={(entry) => {
          const own = kindOf(entry);
          return (
            <>
              {own && <Chip>{t(certificateKind.labelKey(own))}</Chip>}
              <LocalPreview name={entry.name} file={entry.file} kept={entry.result && shown(entry.result)} />
            </>
          );
        }}
      />
    </Stack>
  );
}
