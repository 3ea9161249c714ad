import { documentMachine } from './document/document.machine.ts';
import { innermost } from './every-state.fixture.ts';
import { bulkUploadMachine } from './bulk-upload/bulk-upload.machine.ts';
import { uploadProgressMachine } from './bulk-upload/upload-progress.machine.ts';
import { fleetFormMachine } from './fleet-form/fleet-form.machine.ts';
import { orderApprovalMachine } from './order-approval/order-approval.machine.ts';
import { paymentMethodsMachine } from './payment-methods/payment-methods.machine.ts';
import { policyEditingMachine } from './policy-editing/policy-editing.machine.ts';
import { serviceRequestMachine } from './service-request/service-request.machine.ts';
import { userMachine } from './record/kinds/user.kind.ts';
import { signInMachine } from './sign-in/sign-in.machine.ts';
import { partnerSignUpMachine } from './sign-up/partner-sign-up.machine.ts';
import { signUpMachine } from './sign-up/sign-up.machine.ts';
import { vehicleFormMachine } from './vehicle-form/vehicle-form.machine.ts';
import { vehicleTransferMachine } from './vehicle-transfer/vehicle-transfer.machine.ts';

export const machines = {
  signIn: signInMachine,
  signUp: signUpMachine,
  partnerSignUp: partnerSignUpMachine,
  serviceRequest: serviceRequestMachine,
  orderApproval: orderApprovalMachine,
  document: documentMachine,
  policyEditing: policyEditingMachine,
  paymentMethods: paymentMethodsMachine,
  vehicleForm: vehicleFormMachine,
  fleetForm: fleetFormMachine,
  // The editor of records as it is, which users, quick links, database names, drivers and history entries have in
  // common.
  record: userMachine,
  bulkUpload: bulkUploadMachine,
  uploadProgress: uploadProgressMachine,
  vehicleTransfer: vehicleTransferMachine,
};

export type MachineName = keyof typeof machines;

/** The leaf states of every flow as paths: `open.pricing.stale`. For tools and tests; the app does not use it. */
export const machineStates = Object.fromEntries(
  Object.entries(machines).map(([name, machine]) => [name, innermost(machine)]),
) as Record<MachineName, string[]>;
