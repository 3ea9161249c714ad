/** A fleet as far as its form edits it, in the contract's words. */
export interface FleetValues {
  readonly name: string;
  readonly region: string | null;
  readonly rep: string | null;
  readonly fleet_payment_type: string | null;
  readonly other_id: string | null;
  readonly share_wex_number: boolean;
}

/** The request body: a payment type is always chosen by then. */
export type FleetBody = FleetValues & { readonly fleet_payment_type: string };

/** What the fleet form has typed into it. No payment type is an empty text. */
export interface FleetDraft {
  readonly name: string;
  readonly region: string;
  readonly rep: string;
  readonly paymentType: string;
  readonly otherId: string;
  readonly shareWexNumber: boolean;
}

/** The fields of the form, in their order. */
export const fleetFields = ['name', 'region', 'rep', 'paymentType', 'otherId', 'shareWexNumber'] as const;
export type FleetField = (typeof fleetFields)[number];

export const emptyFleetDraft: FleetDraft = {
  name: '',
  region: '',
  rep: '',
  paymentType: '',
  otherId: '',
  shareWexNumber: false,
};

/** The draft for a saved fleet, or an empty one. A payment type is chosen for the user if it is the only one. */
export function fleetDraftOf(fleet: FleetValues | null, paymentTypes: readonly string[] = []): FleetDraft {
  const draft: FleetDraft = fleet
    ? {
        name: fleet.name,
        region: fleet.region ?? '',
        rep: fleet.rep ?? '',
        paymentType: fleet.fleet_payment_type ?? '',
        otherId: fleet.other_id ?? '',
        shareWexNumber: fleet.share_wex_number,
      }
    : emptyFleetDraft;
  const [only, ...others] = paymentTypes;
  return draft.paymentType === '' && only !== undefined && others.length === 0
    ? { ...draft, paymentType: only }
    : draft;
}

const textOrNull = (text: string): string | null => text.trim() || null;

export function fleetBodyOf(draft: FleetDraft): FleetBody {
  return {
    name: draft.name.trim(),
    region: textOrNull(draft.region),
    rep: textOrNull(draft.rep),
    fleet_payment_type: draft.paymentType,
    other_id: textOrNull(draft.otherId),
    share_wex_number: draft.shareWexNumber,
  };
}

/** What a fleet lacks before it can be saved (FLT-13). */
export function missingInFleet({ name, paymentType }: FleetDraft): 'name' | 'paymentType' | 'both' | null {
  if (name.trim() !== '') return paymentType === '' ? 'paymentType' : null;
  return paymentType === '' ? 'both' : 'name';
}

/** The fields in which two drafts differ; spaces around a text are no difference. */
export function differingFleetFields(one: FleetDraft, other: FleetDraft): FleetField[] {
  const value = (draft: FleetDraft, field: FleetField) =>
    typeof draft[field] === 'string' ? draft[field].trim() : draft[field];
  return fleetFields.filter((field) => value(one, field) !== value(other, field));
}

/** Whether the server has what the draft says. */
export function isSavedFleet(fleet: FleetValues, draft: FleetDraft): boolean {
  return differingFleetFields(fleetDraftOf(fleet), draft).length === 0;
}

/** My changes of `base` on top of what someone else made of it. */
export function mergedFleetDraft(base: FleetDraft, theirs: FleetDraft, mine: FleetDraft): FleetDraft {
  return {
    ...theirs,
    ...Object.fromEntries(differingFleetFields(base, mine).map((field) => [field, mine[field]])),
  };
}

/**
 * The name as it has to be typed before the fleet is deleted. Names from the server may have spaces that nobody sees.
 */
const typed = (name: string): string => name.normalize('NFC').replace(/\s+/gu, ' ').trim();

export function isFleetNameTyped(fleet: { readonly name: string }, text: string): boolean {
  return typed(text) !== '' && typed(text) === typed(fleet.name);
}

/** The fleet with a name; no two fleets have the same, whatever its case. */
export function fleetNamed<Fleet extends { readonly name: string }>(
  fleets: readonly Fleet[],
  name: string,
): Fleet | undefined {
  return fleets.find((fleet) => fleet.name.trim().toLowerCase() === name.trim().toLowerCase());
}
