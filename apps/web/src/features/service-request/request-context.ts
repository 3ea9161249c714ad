import { createContext, useContext } from 'react';
import type { ServiceRequest } from './use-service-request.ts';

export const RequestContext = createContext<ServiceRequest | undefined>(undefined);

/** The service request shared by both steps inside `ServiceRequestFlow`. */
export function useRequest(): ServiceRequest {
  const request = useContext(RequestContext);
  if (!request) throw new Error('A screen of the service request is outside its flow');
  return request;
}
