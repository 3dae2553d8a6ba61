import type { SectionProps } from '../sections.ts';
import { ContactsSection } from './contacts/ContactsSection.tsx';
import { NameSection } from './NameSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SecondFactorSection } from './second-factor/SecondFactorSection.tsx';
import { SecurityLog } from './SecurityLog.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** What users may change of their own account, and what keeps it theirs. */
export function Management({ user }: SectionProps) {
  return (
    <>
      <NameSection user={user} />
      <ContactsSection user={user} />
      <PasswordSection />
      <SecondFactorSection />
      <SessionsSection />
      <SecurityLog />
    </>
  );
}
