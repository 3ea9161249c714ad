import { expect, it } from 'vitest';
import { bundle } from './en/index.ts';

const { access, account, approval, common, dashboard, orders, fmc, policies, shops, telematics } = bundle;
const request = bundle['service-request'];

it.each([
  ['AUT-15', 'Resend Again', access.otp.resend],
  ['AUT-18', 'Please Enter 6 digits OTP', common.validation.otp],
  ['AUT-20', 'Successfully Sent OTP', access.otp.sent],
  ['AUT-21', 'OTP resent successfully', access.otp.resent],
  ['AUT-25', 'This account does not belong to a fleet', access.alerts.notAFleetCustomer],
  ['AUT-08', 'User', access.signIn.tabs.user],
  ['AUT-11', 'Admin', access.signIn.tabs.admin],
  ['SUP-05', 'Get Started', access.signUp.getStarted],
  ['OPN-25', 'Please accept the terms and conditions', access.signUp.termsMissing],
  ['OPN-25', 'Please accept the promotional terms', access.signUp.promotionalTermsMissing],
  ['SUP-26', 'Email format invalid', common.validation.email],
  ['SUP-27', 'Company name must be present', common.validation.companyName],
  ['SUP-27', 'First name must be present', common.validation.firstName],
  ['SUP-27', 'Last name must be present', common.validation.lastName],
  ['SUP-28', 'Mobile Number must be 10 digits, only numbers', common.validation.phone],
  ['USR-18', 'must select', common.validation.mustSelect],
  ['PWD-06', 'New password and confirmation do not match', common.validation.passwordMismatch],
  ['ERR-13', 'Password changed', access.changePassword.success],
  ['ERR-14', 'Your password has been reset', access.resetPassword.success],
  ['ERR-15', 'Preference updated', account.preferences.success],
  ['OPN-58', 'You will act inside this fleet on behalf of its users.', fmc.administer.disclaimer],
  ['OPN2-68', 'No fleets', fmc.empty.title],
  ['DSH-09', 'View all vehicles', dashboard.vehicles.viewAll],
  ['DSH-10', 'CANCEL', dashboard.actions.cancel],
  ['DSH-11', 'ACCEPT ALL', dashboard.actions.acceptAll],
  ['ERR2-07', 'Please contact for cancelation:', orders.contact.cancelation],
  ['ERR2-07', 'Please contact for approval:', orders.contact.approval],
  ['APR-12', 'N/A', orders.contact.noPhone],
  ['ERR2-08', 'Are you sure you want to accept all services?', dashboard.confirm.acceptAll],
  ['ERR2-08', 'Are you sure you want cancel?', dashboard.confirm.cancel],
  ['ERR2-09', 'Maintenance requests can only be canceled before the vehicle is received by the shop', orders.cancelNotice],
  ['ERR2-22', 'File size cannot be over 10 MB.', common.validation.fileSize],
  ['ERR2-22', 'Only jpg/jpeg, png and pdf files are allowed.', common.validation.fileType],
  ['ERR2-26', 'No results', common.empty.noResults],
  ['ERR2-26', 'no approvals', orders.empty.noApprovals],
  ['ERR2-29', 'Maintenance Approved', approval.notice.approved],
  ['ERR2-29', 'Maintenance Canceled', approval.notice.canceled],
  ['ERR2-29', 'Maintenance Updated', approval.notice.updated],
  ['ERR2-30', 'policy created', policies.created],
  ['ERR2-30', 'policy updated', policies.updated],
  ['ERR2-30', 'policy deleted', policies.deleted],
  ['CST-04', 'Auto-Approve', policies.autoApprove],
  ['CST-04', 'All Vehicles', policies.allVehicles],
  ['OPN-52', 'Your data is syncing. You may navigate away from this page.', telematics.syncing],
  ['OPN2-68', 'No sync events', telematics.empty.title],
  ['STS-02', 'in manual review', orders.status.inManualReview],
  ['STS-02', 'awaiting approval', orders.status.awaitingApproval],
  ['STS-02', 'paid at shop', orders.status.paidAtShop],
  ['STS-02', 'cancelled', orders.status.cancelled],
  ['STS-05', 'completed', orders.status.completed],
  ['SHP-10', 'price at shop', orders.priceAtShop],
  ['SHP-01', 'search shops', shops.tabs.search],
  ['SHP-01', 'saved shops', shops.tabs.saved],
  ['SHP-05', 'see more', shops.list.seeMore],
  ['SRQ-03', 'see all locations', request.shop.seeAll],
  ['SRQ-04', 'schedule appointment', request.actions.schedule],
  ['ERR2-11', 'This vehicle is set as Deactivate so you are not to Schedule service for that.', request.notice.vehicleDeactivated],
  ['OPN2-28', 'This vehicle is not enrolled, so service cannot be scheduled for it.', request.notice.vehicleNotEnrolled],
  [
    'ERR2-15',
    'This location does not accept appointments; drivers must show the membership card at check in.',
    request.notice.noAppointmentMembershipCard,
  ],
  ['ERR2-21', 'You must enable geolocation permissions to use this feature.', shops.search.enableLocationLabel],
  ['ERR2-34', 'service request created', request.notice.requestCreated],
])('[%s] %s', (_id, required, text) => {
  expect(text).toBe(required);
});

it('[ERR-09] [ERR2-03] a failed load says that something went wrong', () => {
  expect(common.error.loadTitle.toLowerCase()).toBe('something went wrong');
});

it('[OPN-18] the shell brand points to the account manager', () => {
  expect(access.signOut.loggedOut.replaceAll(/<\/?manager>/g, '')).toBe('You have been logged out. Continue at the account manager.');
});
