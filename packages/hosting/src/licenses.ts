/** A package that a build contains. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As its `package.json` says, such as `MIT` or `(MIT OR Apache-2.0)`. */
  readonly license: string | undefined;
  /** The text of its license file. */
  readonly text: string | undefined;
}

/** Licenses that ask for no more than to be named. OFL is for fonts, which are shipped with an app, not sold. */
const ALLOWED = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1', 'Unlicense']);

/** A choice of licenses is fine if one of them is; several that hold together must all be. */
function isAllowed(license: string): boolean {
  const terms = license.replace(/^\((.*)\)$/, '$1');
  return terms.split(' OR ').some((choice) => choice.split(' AND ').every((each) => ALLOWED.has(each.trim())));
}

/** What is wrong with the licenses of a build, as one sentence for each package; empty if nothing is. */
export function licenseProblems(packages: readonly ShippedPackage[]): string[] {
  return packages
    .filter(({ license }) => license === undefined || !isAllowed(license))
    .map(
      ({ name, version, license }) =>
        `${name} ${version} has ${license ? `the license ${license}` : 'no license'}: use another package, or ` +
        'add the license to ALLOWED in packages/hosting/src/licenses.ts if its terms permit it.',
    );
}

/** The notices of a build as plain text, by name. */
export function noticesOf(packages: readonly ShippedPackage[]): string {
  const parts = packages
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text?.trim() ?? ''}`.trim());
  return `This application contains the following packages.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
