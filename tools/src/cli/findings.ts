import type { DoctorFinding } from '@archway/contracts';

const signs: Readonly<Record<DoctorFinding['severity'], string>> = { error: '✗', warning: '!', info: '·' };

/** Prints what the doctor found. @returns whether an error is among it */
export function printFindings(findings: readonly DoctorFinding[]): boolean {
  for (const { severity, remote, subject, message } of findings)
    console.log(`  ${signs[severity]} ${remote}, ${subject}: ${message.en}`);
  return findings.some(({ severity }) => severity === 'error');
}
