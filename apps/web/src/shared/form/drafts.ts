/** The prefix by which sign-out finds what is ours. */
const stored = (key: string): string => `wayside_draft_${key}`;

const isSecret = (name: string): boolean => /password|otp|token|nonce/i.test(name);

type Values = Record<string, unknown>;

/** What was typed by this owner, or nothing. Storage is not trusted. */
export function readDraft(key: string, owner: string): Values | undefined {
  try {
    const draft = JSON.parse(window.sessionStorage.getItem(stored(key)) ?? 'null') as { owner?: unknown; values?: unknown } | null;
    return draft?.owner === owner && typeof draft.values === 'object' && draft.values !== null ? (draft.values as Values) : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(key: string, owner: string, values: Values): void {
  const open = Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)));
  try {
    window.sessionStorage.setItem(stored(key), JSON.stringify({ owner, values: open }));
  } catch {
    // Blocked or full: the draft lives as long as the page.
  }
}

export function removeDraft(key: string): void {
  try {
    window.sessionStorage.removeItem(stored(key));
  } catch {
    // Blocked: nothing was kept.
  }
}
