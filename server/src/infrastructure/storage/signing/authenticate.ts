import { GatewayError } from '../gateway/gateway-error.ts';
import type { Principal, Principals } from '../principal.ts';
import { headerClaimV1, urlClaimV1 } from './signature-v1.ts';
import { headerClaimV4, urlClaimV4 } from './signature-v4.ts';
import type { SignatureClaim, SignedRequest } from './signed-request.ts';

/**
 * Who signed a request.
 * @throws GatewayError when nobody did, or not in time, or not rightly.
 */
export function authenticate(request: SignedRequest, principals: Principals, now: number): Principal {
  const claim = headerClaimV4(request) ?? headerClaimV1(request) ?? urlClaimV4(request) ?? urlClaimV1(request);
  if (!claim) throw new GatewayError('AccessDenied', 'The request is not signed.');
  const principal = principals.find(claim.accessKeyId, claim.securityToken, now);
  if (!claim.matches(principal.secret)) {
    throw new GatewayError('SignatureDoesNotMatch', 'The signature of the request does not match its content and key.');
  }
  assertInTime(claim, now);
  return principal;
}

function assertInTime({ notBefore, notAfter, place }: SignatureClaim, now: number): void {
  if (now >= notBefore && now <= notAfter) return;
  if (place === 'url') throw new GatewayError('AccessDenied', 'Request has expired.');
  throw new GatewayError('RequestTimeTooSkewed', 'The clock of the client differs too much from that of the server.', {
    ServerTime: new Date(now).toISOString(),
  });
}
