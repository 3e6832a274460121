import type { MaterialCertificate, MaterialDetail } from '@corridor/core';
import type { HeadingLevel } from '@corridor/ui';

/** Props of `MaterialUpload`; all are optional. */
export interface MaterialUploadProps {
  /** The material that the files are attached to, all at once; without it they wait a day for the one that names them. */
  readonly materialId?: string;
  /** Called with the certificates that have arrived, in their order, whenever they change. */
  readonly onChange?: (certificates: readonly MaterialCertificate[]) => void;
  /** Called with the material once the files are attached to it. */
  readonly onSaved?: (material: MaterialDetail) => void;
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: HeadingLevel;
}
