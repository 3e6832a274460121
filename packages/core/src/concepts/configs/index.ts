export { CONNECTORS, type Connector, readConnectors } from './connectors';
export { CONFIGS_OPERATOR_ID, type Configs, type ConfigsContract, type ConfigsRequest } from './contract';
export { configs } from './resource';
