import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, type ExtractorMessage, type IConfigFile } from '@microsoft/api-extractor';

/** Where a package is entered, and the report on what is found there. */
export interface Door {
  readonly path: string;
  readonly report: string;
}

function configOf(root: string, name: string, { path, report }: Door): IConfigFile {
  return {
    projectFolder: join(root, 'packages', name),
    mainEntryPointFilePath: path,
    newlineKind: 'lf',
    compiler: {
      skipLibCheck: true,
      overrideTsconfig: {
        extends: join(root, 'packages', name, 'tsconfig.json'),
        compilerOptions: { types: ['react'].filter(() => name !== 'core') },
        include: [path],
      },
    },
    apiReport: {
      enabled: true,
      reportFileName: `${report}.api.md`,
      reportFolder: join(root, 'packages', name, 'api'),
      reportTempFolder: join(root, '.cache/api', report),
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
  };
}

const SILENT = /^(console-|ae-missing-release-tag|ae-undocumented|ae-unresolved|tsdoc-)/;

const linesOf = (file: string): string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);

function changedLines(committed: string, current: string): string[] {
  const [before, after] = [linesOf(committed), linesOf(current)];
  const [known, found] = [new Set(before), new Set(after)];
  const gone = before.filter((line) => !found.has(line)).map((line) => `- ${line}`);
  return [...gone, ...after.filter((line) => !known.has(line)).map((line) => `+ ${line}`)];
}

/** What is wrong between the committed API report of a package's door and its sources; with `update` it is written anew. */
export function compareReport(root: string, name: string, door: Door, update: boolean): string[] {
  mkdirSync(join(root, 'packages', name, 'api'), { recursive: true });
  const problems: string[] = [];
  const config = ExtractorConfig.prepare({
    configObject: configOf(root, name, door),
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'packages', name, 'package.json'),
  });
  const result = Extractor.invoke(config, {
    localBuild: update,
    messageCallback: (message: ExtractorMessage) => {
      message.handled = true;
      if (!SILENT.test(message.messageId) && message.logLevel === 'error') problems.push(message.text);
    },
  });
  if (update || !result.apiReportChanged) return problems;
  const changed = changedLines(config.reportFilePath, config.reportTempFilePath);
  return [...problems, `the public side of ${door.report} changed; look at it, then npm run api:update`, ...changed];
}
