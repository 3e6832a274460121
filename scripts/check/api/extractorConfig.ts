import { join } from 'node:path';
import { ExtractorConfig } from '@microsoft/api-extractor';

/** Where a package is entered, and the report on what is found there. */
export interface EntryPoint {
  readonly package: string;
  /** Its declarations. */
  readonly path: string;
  readonly report: string;
}

/** How the extractor reads one entry point and where it reports. */
export function extractorConfig(root: string, { package: name, path, report }: EntryPoint): ExtractorConfig {
  const projectFolder = join(root, 'packages', name);
  const configObject = {
    projectFolder,
    mainEntryPointFilePath: path,
    newlineKind: 'lf' as const,
    compiler: {
      skipLibCheck: true,
      overrideTsconfig: {
        extends: join(projectFolder, 'tsconfig.json'),
        compilerOptions: { types: ['react'] },
        include: [path],
      },
    },
    apiReport: {
      enabled: true,
      reportFileName: `${report}.api.md`,
      reportFolder: join(projectFolder, 'api'),
      reportTempFolder: join(root, '.cache/api', report),
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
  };
  const packageJsonFullPath = join(projectFolder, 'package.json');
  return ExtractorConfig.prepare({ configObject, configObjectFullPath: undefined, packageJsonFullPath });
}
