import { defineConfig } from 'tsup';
import { packageBuild } from '../../scripts/build/packageBuild.js';

export default defineConfig(() =>
  packageBuild({ client: true, doors: ['index', 'embed/index', 'messages/index', 'test-gateway/index'] }),
);
