/** What the build lists for every package that it contains. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** As its `package.json` says, such as `MIT` or `(MIT OR Apache-2.0)`. */
  identifier?: string;
  /** The text of its license file. */
  text?: string;
}

/** Licenses that ask for no more than to be named. OFL is for fonts, which are shipped with an app, not sold. */
const ALLOWED = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1', 'Unlicense']);

/** A choice of licenses is fine if one of them is; several that hold together must all be. */
function isAllowed(identifier: string): boolean {
  const terms = identifier.replace(/^\((.*)\)$/, '$1');
  return terms.split(' OR ').some((choice) => choice.split(' AND ').every((license) => ALLOWED.has(license.trim())));
}

/** What is wrong with the licenses of a build, as one sentence for each package; empty if nothing is. */
export function licenseProblems(packages: readonly ShippedPackage[]): string[] {
  return packages
    .filter(({ identifier }) => identifier === undefined || !isAllowed(identifier))
    .map(
      ({ name, version, identifier }) =>
        `${name} ${version} has ${identifier ? `the license ${identifier}` : 'no license'}: use another package, or ` +
        'add the license to ALLOWED in packages/hosting/src/licenses.ts if its terms permit it.',
    );
}

/** The notices of a build as plain text, by name. */
export function noticesOf(packages: readonly ShippedPackage[]): string {
  const parts = packages
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ name, version, identifier, text }) => `${name} ${version} (${identifier})\n\n${text?.trim() ?? ''}`.trim());
  return `This application contains the following packages.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
