/** What of an account decides whether it is registered completely. */
export interface Registration {
  readonly phone: string | null;
  readonly email: string | null;
  /** Created or joined a practice, or has asked to join one. */
  readonly practice: boolean;
}

/** Credentials come after the registration: an account that can be reached, and knows where it works or would work. */
export const isRegistered = ({ phone, email, practice }: Registration): boolean => Boolean(phone || email) && practice;
