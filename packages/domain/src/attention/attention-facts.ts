import type { StoredDocument } from '../documents/documents.ts';
import type { SyncRun } from '../fleets/telematics-database.ts';
import type { Day } from '../locale/days.ts';
import type { DueItem } from '../maintenance/due-services.ts';
import type { OrderLike } from '../orders/orders.ts';
import type { RequestVehicle } from '../orders/service-request.ts';
import type { StoredMethod } from '../payments/payment-methods.ts';
import type { ApprovalPolicy } from '../policies/policy.ts';
import type { Approver } from '../policies/policy-approval.ts';
import type { PlannedLine } from './next-due.ts';

export interface AttentionOrder extends OrderLike {
  readonly appointment_datetime: string | null;
  readonly total: number | null;
  readonly vehicle: RequestVehicle;
  readonly order_services: DueItem['maintenance'];
}
export interface AttentionDue extends DueItem {
  readonly vehicle: RequestVehicle;
  /** `past-due` or `due-soon`: of the interval, where a service does not say it itself. */
  readonly type: string;
  readonly interval_name: string;
  readonly maintenance: readonly AttentionService[];
}
export interface AttentionService {
  readonly id: number;
  readonly name: string;
  readonly position: string | null;
  readonly status: string;
  readonly recommendation_state: string | null;
}
export interface AttentionRecall {
  readonly report_received_at: string;
  readonly component: string;
}
export interface AttentionDocument extends Pick<StoredDocument, 'id' | 'document_type' | 'document_title'> {
  readonly expiration_date: Day | null;
  readonly vehicle_id: number;
}
export interface AttentionPlate extends RequestVehicle {
  readonly license_plate_expiration: Day | null;
}
export interface AttentionFault {
  readonly id: number;
  readonly dateTime: string;
  readonly diagnostic: { readonly name: string };
}
export interface AttentionUpload {
  readonly id: number;
  readonly fileName: string;
  readonly status: string;
  /** Rows that were refused or left out. */
  readonly failed: number;
}
export interface AttentionPolicy extends ApprovalPolicy {
  readonly id: number;
}
export interface AttentionCard extends StoredMethod {
  readonly card_type: string | null;
  readonly email: string | null;
}

/** What attention is computed from. Undefined: not known, or not yet, which adds nothing. */
export interface AttentionFacts {
  readonly today: Day;
  /** Vehicles have to be enrolled before service can be requested for them. */
  readonly requiresEnrolment: boolean;
  /** The vehicles of the dashboard, with their open orders. */
  readonly vehicles?: readonly RequestVehicle[] | undefined;
  readonly orders?: readonly AttentionOrder[] | undefined;
  readonly due?: readonly AttentionDue[] | undefined;
  /** Vehicles with the day until which their reminders are snoozed. */
  readonly snoozed?: ReadonlyMap<number, Day> | undefined;
  /** The maintenance schedules of the vehicles that were opened. */
  readonly schedules?: ReadonlyMap<number, readonly PlannedLine[]> | undefined;
  readonly recalls?:
    | readonly { readonly vehicle: RequestVehicle; readonly recalls: readonly AttentionRecall[] }[]
    | undefined;
  readonly documents?: readonly AttentionDocument[] | undefined;
  /** The vehicles as a list that knows when plates expire. */
  readonly plates?: readonly AttentionPlate[] | undefined;
  /** Of the vehicles that were opened. */
  readonly faults?: readonly { readonly vehicleId: number; readonly faults: readonly AttentionFault[] }[] | undefined;
  readonly uploads?: readonly AttentionUpload[] | undefined;
  readonly syncs?: readonly SyncRun[] | undefined;
  readonly policies?: readonly AttentionPolicy[] | undefined;
  readonly people?: readonly Approver[] | undefined;
  readonly cards?: readonly AttentionCard[] | undefined;
}

/** `view` in place of `schedule`: the vehicle has an open order, and is not scheduled again (VOR-01). */
type Visit = 'schedule' | 'view';

/** One line: an object, why it is here, and what to do about it. */
export type AttentionItem =
  | { readonly kind: 'order'; readonly action: 'review'; readonly order: AttentionOrder }
  | {
      readonly kind: 'pastDue' | 'dueSoon';
      readonly action: Visit;
      readonly vehicle: RequestVehicle;
      /** What is due, of the more urgent state only. */
      readonly services: readonly AttentionService[];
      /** Of what intervals they are. */
      readonly intervals: readonly string[];
      /** Until the first of them is due, negative afterwards; undefined unless the schedule is loaded (VOR-10). */
      readonly days: number | undefined;
    }
  | {
      readonly kind: 'recall';
      readonly action: Visit;
      readonly vehicle: RequestVehicle;
      /** Newest first. */
      readonly recalls: readonly AttentionRecall[];
    }
  | {
      readonly kind: 'document';
      readonly action: 'openDocument';
      readonly vehicle: RequestVehicle;
      readonly document: AttentionDocument;
      /** Until it expires; negative afterwards. */
      readonly days: number;
    }
  | {
      readonly kind: 'plate';
      readonly action: 'editVehicle';
      readonly vehicle: RequestVehicle;
      readonly days: number;
    }
  | {
      readonly kind: 'fault';
      readonly action: Visit;
      readonly vehicle: RequestVehicle;
      /** Newest first. */
      readonly faults: readonly AttentionFault[];
    }
  | { readonly kind: 'upload'; readonly action: 'upload'; readonly upload: AttentionUpload }
  | { readonly kind: 'sync'; readonly action: 'openSyncs'; readonly sync: SyncRun }
  | { readonly kind: 'policy'; readonly action: 'openPolicy'; readonly policy: AttentionPolicy }
  | { readonly kind: 'card'; readonly action: 'openPayments'; readonly card: AttentionCard };
