export {
  MATERIAL_SORTS,
  type Material,
  type MaterialCertificate,
  type MaterialCertificateContent,
  type MaterialContract,
  type MaterialDetail,
  type MaterialEvent,
  type MaterialFilter,
  type MaterialInput,
  type MaterialSort,
  type MaterialUpdate,
} from './contract';
export { type CertificateKind, certificateKind, type MaterialEventKind, materialEventKind } from './enums';
export { materials } from './resource';
export {
  isMaterialChangeAllowed,
  MATERIAL_NAME_MAX_LENGTH,
  MOST_CERTIFICATES,
  materialProblems,
  TRADE_COMMENTS_MAX_LENGTH,
} from './rules';
export { MATERIAL_ACTIONS, type MaterialAction, materialActionsFor } from './status';
