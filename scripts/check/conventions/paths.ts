/** Tests, type tests and stories. */
const isTest = (path: string): boolean => /\.(test|test-d|stories|spec)\.tsx?$/.test(path);

/** Code that a published package or an application runs. */
export const isProduct = (path: string): boolean => /^(packages|apps)\/[^/]+\/src\//.test(path) && !isTest(path);

/** Code that draws: ui, features and the back office. */
export const isScreen = (path: string): boolean =>
  /^(packages\/(ui|features)|apps\/backoffice)\/src\//.test(path) && !isTest(path);

/** Files that are tables of data by name and therefore exempt from the limit of lines. */
export const isDataTable = (path: string): boolean =>
  /(^|\/)(migrations|messages|locales)\//.test(path) || /(Rows|rows|Names|\.generated)\.ts$/.test(path);
