export { createGatewayClient, type GatewayClient, type GatewayClientOptions } from './createGatewayClient';
export { dashboardSources } from './dashboardSources';
export { fixtures } from './fixtures';
export { grantableSubjects } from './grantableSubjects';
export { permissionSubjects } from './permissionSubjects';
export { resources } from './registry';
