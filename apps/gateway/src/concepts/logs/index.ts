export { type Actor, audit } from '../../platform/audit/audit';
