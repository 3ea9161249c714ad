import { brands } from '@wayside/brands';
import type { BrandId } from '@wayside/brands';
import { fmcUserRoles, roleNames } from '@wayside/domain';
import type { Role } from '@wayside/domain';
import { roleSlug } from '../axes.ts';
import type { Scenario } from '../define.ts';

/** The first screen of each brand. */
export const brandDays: readonly (Scenario & { id: `brands/${BrandId}` })[] = brands.map(
  ({ id, name, region, defaultLanguage }) => ({
    id: `brands/${id}` as const,
    title: `${name}, from sign-in on`,
    story: `An ordinary day for ${name} in ${region === 'CA' ? 'Canada' : 'the United States'}; it opens in ${defaultLanguage === 'fr' ? 'French' : 'English'}.`,
    brands: [id],
    start: '/sign_in',
  }),
);

const isFmc = (role: Role): boolean => fmcUserRoles.some((name) => name === role);

/** 'FMC Fleet Admin' → 'fmc-fleet-admin' */
type Slug<Name extends string> = Lowercase<
  Name extends `${infer First} ${infer Rest}` ? `${First}-${Slug<Rest>}` : Name
>;

/** The first screen of each role. */
export const roleDays: readonly (Scenario & { id: `roles/${Slug<Role>}` })[] = roleNames.map((role) => ({
  id: `roles/${roleSlug(role) as Slug<Role>}` as const,
  title: `${role}, already signed in`,
  story: `What ${role} sees first, and what the navigation offers.`,
  roles: [role],
  start: isFmc(role) ? '/fmc_dashboard' : '/dashboard',
  signedIn: true,
}));
