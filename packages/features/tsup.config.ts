import { defineConfig } from 'tsup';
import { packageBuild } from '../../scripts/build/packageBuild.js';

export default defineConfig(() =>
  packageBuild({ client: true, entries: ['index', 'embed/index', 'messages/index', 'test-gateway/index'] }),
);
