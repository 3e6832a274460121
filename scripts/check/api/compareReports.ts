import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { CompilerState, Extractor, type ExtractorConfig, type ExtractorMessage } from '@microsoft/api-extractor';
import { type EntryPoint, extractorConfig } from './extractorConfig.js';

const SILENT = /^(console-|ae-missing-release-tag|ae-undocumented|ae-unresolved|tsdoc-)/;

const linesOf = (file: string): string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);

function changedLines(committed: string, current: string): string[] {
  const [before, after] = [linesOf(committed), linesOf(current)];
  const [known, found] = [new Set(before), new Set(after)];
  const gone = before.filter((line) => !found.has(line)).map((line) => `- ${line}`);
  return [...gone, ...after.filter((line) => !known.has(line)).map((line) => `+ ${line}`)];
}

function compareReport(config: ExtractorConfig, compilerState: CompilerState, update: boolean): string[] {
  mkdirSync(config.reportFolder, { recursive: true });
  const problems: string[] = [];
  const result = Extractor.invoke(config, {
    compilerState,
    localBuild: update,
    messageCallback: (message: ExtractorMessage) => {
      message.handled = true;
      if (!SILENT.test(message.messageId) && message.logLevel === 'error') problems.push(message.text);
    },
  });
  if (update || !result.apiReportChanged) return problems;
  const changed = changedLines(config.reportFilePath, config.reportTempFilePath);
  return [...problems, `${basename(config.reportFilePath)} changed; look at it, then npm run api:update`, ...changed];
}

/** What is wrong between the committed API reports of entry points and their declarations; with `update` they are written anew. */
export function compareReports(root: string, entries: readonly EntryPoint[], update: boolean): string[] {
  const configs = entries.map((entry) => extractorConfig(root, entry));
  const [first] = configs;
  if (!first) return [];
  const compilerState = CompilerState.create(first, { additionalEntryPoints: entries.map(({ path }) => path) });
  return configs.flatMap((config) => compareReport(config, compilerState, update));
}
