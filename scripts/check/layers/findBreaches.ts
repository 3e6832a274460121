import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IReporterOutput } from 'dependency-cruiser';
import { boundaryRules } from './rules.js';

/** An import that crosses a boundary. */
export interface Breach {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** Without an output type the cruiser answers with the result itself and not with its text. */
function resultOf({ output }: IReporterOutput): ICruiseResult {
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/** Every import below a workspace folder that crosses a boundary. */
export async function findBreaches(folder: string): Promise<{ breaches: Breach[]; modules: number }> {
  const folders = ['packages', 'apps', '.storybook', 'scripts', 'bench', 'e2e'].filter((name) =>
    existsSync(join(folder, name)),
  );
  const answer = await cruise(folders, {
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: [...boundaryRules] },
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(dist|node_modules/[.]bin|storybook-static)/|tsup[.]config|^scripts/check/fixtures/|^bench/rivals/',
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@corridor/source', 'import', 'node', 'default'],
    },
  });
  const { summary } = resultOf(answer);
  const breaches = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return { breaches, modules: summary.totalCruised };
}
