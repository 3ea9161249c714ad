import { PROFILES } from '../define.ts';
import type { Profile, Scenario } from '../define.ts';

const STORIES: Readonly<Record<Profile, string>> = {
  typical: 'Typical values from an ordinary day.',
  minimal: 'As little as the contract allows: no optional values, zeros, the shortest words.',
  maximal: 'As much as the contract allows: the longest words and the largest numbers.',
  hostile:
    'As odd as the contract allows: very long, accents, emoji, right-to-left, zero, huge, and text that looks like script.',
};

/** The ordinary day under each profile. Any other scenario takes one too: `&profile=hostile` in its link. */
export const profiles: readonly (Scenario & { id: `profiles/${Profile}` })[] = PROFILES.map((profile) => ({
  id: `profiles/${profile}` as const,
  title: `An ordinary day, ${profile} values`,
  story: STORIES[profile],
  profile,
  signedIn: true,
}));
