/** The first step with the flow around it: one file to load. */
export { NewRequestPage } from './new-request.page.tsx';
export { ServiceRequestFlow } from './service-request-flow.tsx';
