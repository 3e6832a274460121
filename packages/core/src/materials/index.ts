export {
  certificateKind,
  type CertificateKind,
} from './enums.js';
