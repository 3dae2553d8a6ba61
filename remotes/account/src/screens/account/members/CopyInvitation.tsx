import { CopyLink } from '../CopyLink.tsx';

/** Copies the link by which a doctor registers, and then asks to join this practice. */
export const CopyInvitation = ({ number }: { number: string }) => (
  <CopyLink path={`/register?practice=${encodeURIComponent(number)}`} />
);
